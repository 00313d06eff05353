// Opens pages in a browser, wide and narrow, light and dark. Usage: axe.mjs NODE_FOLDER FILE...
// Prints what axe finds in each, what is wider than its window, what a page asks for, and whether scripts in it ran.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

import { launch } from "./browser.mjs";

const [node, ...files] = process.argv.slice(2);
const require = createRequire(`${node}/`);
const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
const told = [];

async function look(browser, file, colorScheme, width) {
  const page = await browser.newPage({ colorScheme, viewport: { width, height: 800 } });
  const requests = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.goto(pathToFileURL(resolve(file)).href);
  const found = requests.slice(1).map((url) => `asks for ${url}`);
  const seen = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth - innerWidth,
    taken: globalThis.taken !== undefined,
  }));
  if (seen.wide > 0) found.push(`${seen.wide} pixels too wide`);
  if (seen.taken) found.push("a script of a record ran");
  await page.evaluate(axe);
  const result = await page.evaluate(() => globalThis.axe.run(document));
  for (const violation of result.violations) {
    const nodes = violation.nodes.slice(0, 3).map((each) => `${each.html.slice(0, 160)} ${each.failureSummary}`);
    found.push(`${violation.id}: ${nodes.join(" | ")}`);
  }
  told.push({ file, colorScheme, width, found, rules: result.passes.length });
  await page.close();
}

const browser = await launch(require);
for (const file of files) {
  await look(browser, file, "light", 1280);
  await look(browser, file, "dark", 360);
}
await browser.close();
process.stdout.write(JSON.stringify(told));
