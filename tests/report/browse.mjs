// Opens pages in Chromium as people do, and tells what they see. Usage: browse.mjs NODE_FOLDER FOLDER, in which
// duel.html, station.html, won.html, set-up.html, hostile.html and set.html lie. Prints one object. $CHROMIUM names the browser.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { launch } from "./browser.mjs";

const [modules, folder] = process.argv.slice(2);
const require = createRequire(`${modules}/`);
const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

const browser = await launch(require);
const told = { requests: [], trouble: [] };

/// A page in surroundings of its own. What it asks for, beside itself, is told; so is what goes wrong in it.
async function open(name, options = {}, hash = "") {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  await context.setOffline(true);
  const url = pathToFileURL(join(folder, name)).href;
  context.on("request", (request) => {
    if (request.url() !== url + hash && request.url() !== url) told.requests.push(request.url());
  });
  const page = await context.newPage();
  page.on("pageerror", (error) => told.trouble.push(`${name}: ${error.message}`));
  page.on("console", (message) => told.trouble.push(`${name}: ${message.text()}`));
  page.on("dialog", (dialog) => {
    told.trouble.push(`${name}: ${dialog.message()}`);
    dialog.dismiss();
  });
  await page.goto(url + hash);
  return page;
}

/// What is to be seen of the game at this moment.
function seen(page) {
  return page.evaluate(() => {
    const shown = (element) => element.getClientRects().length > 0;
    const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);
    const spaces = (selector) => all(selector).map((each) => each.dataset.space).sort();
    return {
      caption: document.querySelector(".caption").textContent,
      current: all("[aria-current=step]").map((each) => each.closest("tr").dataset.step),
      blue: spaces(".tile .hexagon.blue"),
      orange: spaces(".tile .hexagon.orange"),
      tokens: spaces(".token").length,
      ghost: spaces(".ghost .asked"),
      faults: spaces(".ghost .at-fault"),
      chains: all(".chains .chain").map((each) => each.dataset.condition),
      evidence: all(".evidence p").map((each) => each.textContent),
      question: all(".question p").map((each) => each.textContent),
      state: all(".state p").map((each) => each.textContent),
      seats: all(".seat").map((seat) => [...seat.querySelectorAll("dd")].filter(shown).map((each) => each.textContent)),
      plotted: all(".plot-mark").length,
    };
  });
}

async function step(page, how) {
  await how();
  await settled(page);
  return seen(page);
}

/// What a key or a click set off has run.
function settled(page) {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0))));
}

/// A click on a link to a step: the page learns of its new hash when it has it, and that may be a while after the click.
async function follow(page, link) {
  const hash = await link.evaluate((element) => element.hash);
  await link.click();
  await page.waitForFunction((wanted) => location.hash === wanted, hash);
}

async function byKeyAndClick(name, row) {
  const page = await open(name);
  const press = (key) => step(page, () => page.keyboard.press(key));
  const click = (words) => step(page, () => page.getByRole("button", { name: words }).click());
  const result = { opened: await seen(page) };
  result.first = await click("First");
  result.next = await click("Next");
  result.right = await press("ArrowRight");
  result.end = await press("End");
  result.home = await press("Home");
  result.left = await press("ArrowLeft");
  result.question = await click("In question");
  result.previous = await press("ArrowLeft");
  result.row = await step(page, () => page.locator(row).click());
  result.hash = await page.evaluate(() => location.hash);
  result.finding = await step(page, () => follow(page, page.locator(".finding.error .where a").nth(-2)));
  result.disabled = await page.locator(".controls [aria-disabled=true]").allTextContents();
  result.live = await page.locator(".caption").getAttribute("aria-live");
  await page.locator(".text").focus();
  result.elsewhere = await press("ArrowLeft");
  await page.context().close();
  return result;
}

async function everyStep(name) {
  const page = await open(name);
  const count = await page.locator("[data-step]").count();
  await page.getByRole("button", { name: "First" }).click();
  const steps = [await seen(page)];
  while (steps.length < count) steps.push(await step(page, () => page.keyboard.press("ArrowRight")));
  await page.context().close();
  return steps;
}

async function withoutScript(name) {
  const page = await open(name, { javaScriptEnabled: false });
  const text = await page.locator("body").innerText();
  const result = {
    text,
    buttons: await page.locator("button:visible").count(),
    rows: await page.locator("[data-step]:visible").count(),
    ghost: await page.locator(".ghost:visible").count(),
    tiles: await page.locator(".tile:visible").count(),
  };
  await page.context().close();
  return result;
}

async function accessible(name) {
  const found = [];
  const surroundings = [
    ["light", 1280],
    ["dark", 360],
    ["dark", 1280],
    ["light", 360],
  ];
  for (const [colorScheme, width] of process.env.ORION_TEST_ALL ? surroundings : surroundings.slice(0, 2)) {
    const page = await open(name, { colorScheme, viewport: { width, height: 800 } });
    await page.evaluate(axe);
    const result = await page.evaluate(() =>
      globalThis.axe.run(document, {
        runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
      }),
    );
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wide > 0) found.push(`${name} ${width} ${colorScheme}: ${wide} pixels too wide`);
    told.rules = Math.min(told.rules ?? Infinity, result.passes.length);
    for (const violation of result.violations) {
      const nodes = violation.nodes.slice(0, 3).map((node) => `${node.html.slice(0, 160)} ${node.failureSummary}`);
      found.push(`${name} ${width} ${colorScheme}: ${violation.id}: ${nodes.join(" | ")}`);
    }
    await page.context().close();
  }
  return found;
}

async function printed(name, file) {
  const page = await open(name);
  await page.pdf({ path: join(folder, file), preferCSSPageSize: true });
  await page.context().close();
}

async function hostile() {
  const page = await open("hostile.html");
  const text = await page.locator("body").innerText();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowLeft");
  const captions = await page.locator(".caption").allTextContents();
  const result = {
    text,
    captions,
    title: await page.title(),
    taken: await page.evaluate(() => String(globalThis.taken)),
    images: await page.locator("img").count(),
    scripts: await page.locator("script").count(),
  };
  await page.context().close();
  return result;
}

/// In a page of several records, each is stepped through by itself.
async function several() {
  const page = await open("set.html", {}, "#r2-move-1");
  const captions = () => page.locator(".caption").allTextContents();
  const result = { opened: await captions() };
  await page.locator("#record [data-go=first]").click();
  result.first = await captions();
  await page.locator(".records a").nth(1).click();
  result.target = await page.evaluate(() => location.hash);
  await page.context().close();
  return result;
}

async function opensAt(name, hash) {
  const page = await open(name, {}, hash);
  const result = await seen(page);
  await page.context().close();
  return result;
}

try {
  told.duel = await byKeyAndClick("duel.html", "#move-12 a");
  told.station = await byKeyAndClick("station.html", "#turn-2-action-1 th a");
  told.duelSteps = await everyStep("duel.html");
  told.stationSteps = await everyStep("station.html");
  told.wonSteps = await everyStep("won.html");
  told.plain = {};
  for (const name of ["duel", "station", "won"]) told.plain[name] = await withoutScript(`${name}.html`);
  told.at = { duel: await opensAt("duel.html", "#move-3"), turn: await opensAt("station.html", "#turn-2") };
  told.setUp = await opensAt("set-up.html", "");
  told.hostile = await hostile();
  told.several = await several();
  told.accessible = [];
  for (const name of ["duel.html", "station.html", "set.html", "hostile.html"]) told.accessible.push(...(await accessible(name)));
  await printed("duel.html", "duel.pdf");
  await printed("station.html", "station.pdf");
} finally {
  await browser.close();
}
process.stdout.write(JSON.stringify(told));
