// What somebody else's programs make of records: the npm package `yaml` reads them as an editor does (YAML 1.2, core
// schema), and ajv holds them against the schemas of schemas/.
//
//   node validate.mjs SCHEMAS_FOLDER < lines of JSON > a line of JSON each
//
// A line {"text": …} is the text of a document; with "schema" the name of its schema, which is otherwise found by the
// keys of the document as the program finds its kind. The answer has "schema" and "faults", or "yaml" with what is wrong
// with the text. A line {"value": …, "schema": NAME} holds a JSON value against it, and {"check": NAME} asks whether a schema is one. ORION_NODE is the folder that holds node_modules.

import { createRequire } from "node:module";
import fs from "node:fs";
import path from "node:path";
import readline from "node:readline";

const require = createRequire(path.join(process.env.ORION_NODE, "package.json"));
const Ajv = require("ajv/dist/2020.js").default;
const { parseDocument } = require("yaml");

// Words of editors, which no validator knows.
const EDITOR_WORDS = [
  "defaultSnippets", "deprecationMessage", "doNotSuggest", "enumDescriptions", "errorMessage", "markdownDescription",
  "markdownEnumDescriptions", "patternErrorMessage", "suggestSortText",
];

const ENDING = ".schema.json";
const folder = process.argv[2];
const ajv = new Ajv({ strict: true, strictTypes: false, strictRequired: false, allErrors: false });
ajv.addVocabulary(EDITOR_WORDS);
const schemas = new Map();
for (const file of fs.readdirSync(folder).filter((name) => name.endsWith(ENDING)).sort()) {
  schemas.set(file.slice(0, -ENDING.length), JSON.parse(fs.readFileSync(path.join(folder, file), "utf8")));
}
// They refer to one another.
for (const schema of schemas.values()) ajv.addSchema(schema, schema.$id, false, false);
const validatorOf = (name) => ajv.getSchema(schemas.get(name).$id);

// As records/read/kind.cpp; null where there is no such kind.
function schemaOf(value) {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return null;
  if ("tournament" in value) return "tournament";
  if ("match" in value) return "match";
  if ("game" in value) return { "orion-duel": "duel-record", "orion-station": "station-record" }[value.game] ?? null;
  return "deck" in value ? "deck" : null;
}

function held(schema, value) {
  const validate = validatorOf(schema);
  if (validate(value)) return { schema, faults: [] };
  return { schema, faults: validate.errors.slice(0, 3).map((each) => `${each.instancePath} ${each.message}`) };
}

function answer(question) {
  if (question.check !== undefined) {
    const valid = ajv.validateSchema(schemas.get(question.check));
    if (!valid) return { faults: ajv.errors.map((each) => `${each.instancePath} ${each.message}`) };
    validatorOf(question.check);
    return { faults: [] };
  }
  if (question.value !== undefined) return held(question.schema, question.value);
  const document = parseDocument(question.text, { version: "1.2", schema: "core", merge: false });
  if (document.errors.length > 0) return { yaml: document.errors[0].message };
  const value = document.toJS({ maxAliasCount: 0 });
  const schema = question.schema ?? schemaOf(value);
  if (schema === null) return { schema, faults: ["it is of no kind that has a schema"] };
  return held(schema, value);
}

for await (const line of readline.createInterface({ input: process.stdin })) {
  let said;
  try {
    said = answer(JSON.parse(line));
  } catch (error) {
    said = { trouble: String(error.stack ?? error) };
  }
  process.stdout.write(JSON.stringify(said) + "\n");
}
