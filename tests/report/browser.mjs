// The browser of the tests. $CHROMIUM names it.
import { accessSync, constants } from "node:fs";
import { join } from "node:path";

function pathOf(name) {
  if (name.includes("/")) return name;
  for (const each of (process.env.PATH ?? "").split(":")) {
    try {
      accessSync(join(each, name), constants.X_OK);
      return join(each, name);
    } catch {
      // not there
    }
  }
  throw new Error(`there is no ${name}`);
}

export function launch(require) {
  return require("playwright-core").chromium.launch({
    executablePath: pathOf(process.env.CHROMIUM || "chromium"),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}
