// Parses pages as the HTML standard says, and tells what is in them. Usage: inspect.mjs NODE_FOLDER FILE...
// Prints a list with one object a file.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const [folder, ...files] = process.argv.slice(2);
const { parse } = createRequire(`${folder}/`)("parse5");

const attribute = (node, name) => node.attrs?.find((each) => each.name === name)?.value;
const classes = (node) => (attribute(node, "class") ?? "").split(" ");

function* below(node) {
  for (const child of node.childNodes ?? []) {
    yield child;
    yield* below(child);
  }
}

function text(node) {
  if (node.nodeName === "#text") return node.value;
  return (node.childNodes ?? []).map(text).join("");
}

// Attributes by which a page loads something.
const LOADS = ["src", "srcset", "data", "action", "formaction", "poster", "background", "ping", "xlink:href"];

function article(root) {
  const nodes = [...below(root)];
  const rows = nodes.filter((node) => attribute(node, "data-step") !== undefined);
  const play = nodes.find((node) => classes(node).includes("play"));
  return {
    heading: text(nodes.find((node) => node.nodeName === "h2")),
    steps: rows.map((row) => ({ step: Number(attribute(row, "data-step")), label: attribute(row, "data-label") })),
    now: play ? Number(attribute(play, "data-now")) : null,
    spaces: nodes.filter((node) => classes(node).includes("space")).length,
    tokens: nodes.filter((node) => classes(node).includes("token")).length,
    ranges: nodes
      .filter((node) => attribute(node, "data-from") !== undefined)
      .map((node) => [
        Number(attribute(node, "data-from")),
        Number(attribute(node, "data-to")),
        attribute(node, "hidden") !== undefined,
      ]),
    findings: nodes.filter((node) => classes(node).includes("finding")).length,
    lines: nodes.filter((node) => classes(node).includes("line")).length,
    marked: nodes.filter((node) => (attribute(node, "id") ?? "").match(/^(r\d+-)?place-/)).map(text),
    text: text(nodes.find((node) => classes(node).includes("record-text"))),
  };
}

/// A list of cells a row; of a cell, what is no remark.
function rows(table) {
  const cells = (row) => row.childNodes.filter((node) => node.nodeName === "td" || node.nodeName === "th");
  const words = (cell) => text({ childNodes: cell.childNodes.filter((node) => !classes(node).includes("remark")) });
  return [...below(table)].filter((node) => node.nodeName === "tr").map((row) => cells(row).map(words));
}

function page(file) {
  const errors = [];
  const document = parse(readFileSync(file, "utf8"), {
    onParseError: (error) => errors.push(`${error.code} at ${error.startLine}:${error.startCol}`),
    sourceCodeLocationInfo: true,
  });
  const nodes = [...below(document)];
  const ids = nodes.map((node) => attribute(node, "id")).filter((id) => id !== undefined);
  const known = new Set(ids);
  const referred = nodes.flatMap((node) =>
    (node.attrs ?? []).flatMap(({ name, value }) => {
      if (name === "href" && value.startsWith("#")) return [value.slice(1)];
      return name === "aria-labelledby" || name === "aria-describedby" ? value.split(" ") : [];
    }),
  );
  const headings = nodes.filter((node) => /^h[1-6]$/.test(node.nodeName)).map((node) => Number(node.nodeName[1]));
  return {
    errors,
    title: text(nodes.find((node) => node.nodeName === "title")),
    twice: ids.length === known.size ? [] : ids.filter((id, index) => ids.indexOf(id) !== index),
    dangling: referred.filter((id) => !known.has(id)),
    loads: nodes.flatMap((node) =>
      (node.attrs ?? [])
        .filter(({ name, value }) => LOADS.includes(name) || (name === "href" && !value.startsWith("#")))
        .map(({ name, value }) => `${node.nodeName} ${name}=${value}`),
    ),
    events: nodes.flatMap((node) => (node.attrs ?? []).filter(({ name }) => /^on/.test(name)).map(({ name }) => name)),
    elements: Object.fromEntries(
      ["script", "img", "iframe", "link", "base", "form", "object", "embed", "style", "meta"].map((name) => [
        name,
        nodes.filter((node) => node.nodeName === name).length,
      ]),
    ),
    steepest: Math.max(0, ...headings.map((level, index) => level - (headings[index - 1] ?? 0))),
    style: text(nodes.find((node) => node.nodeName === "style")),
    script: text(nodes.find((node) => node.nodeName === "script") ?? {}),
    policy: attribute(nodes.find((node) => attribute(node, "http-equiv")), "content"),
    articles: nodes.filter((node) => node.nodeName === "article").map(article),
    tables: nodes.filter((node) => node.nodeName === "table").map(rows),
    table: nodes.filter((node) => classes(node).includes("status-word")).map(text),
  };
}

process.stdout.write(JSON.stringify(files.map(page)));
