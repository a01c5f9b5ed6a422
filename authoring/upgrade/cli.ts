// pilothouse upgrade, and npm run upgrade -- FOLDER in a checkout: see upgrade.ts.
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type UpgradeNote, upgrade } from "./upgrade";

const USAGE = `Usage: pilothouse upgrade [--plan]
       npm run upgrade -- FOLDER [--plan]   in a checkout, for the console in FOLDER

  --plan   says what would change, and writes nothing

Commit your work first, so that you see what changed and can take it back.`;

const lineOf = ({ path, line, what }: UpgradeNote): string => `  ${path}${line === null ? "" : `:${line}`}  ${what}`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { plan: { type: "boolean", default: false } },
});
const [folder, ...more] = positionals;
const root = resolve(folder ?? "");
if (folder === undefined || more.length > 0) {
  console.error(USAGE);
  process.exitCode = 2;
} else if (!existsSync(join(root, "resources/console.yaml"))) {
  console.error(`${folder} is not the folder of a console: it has no resources/console.yaml.\n\n${USAGE}`);
  process.exitCode = 2;
} else {
  const { changed, open } = upgrade(root, values.plan);
  if (changed.length > 0) console.log([values.plan ? "Would change:" : "Changed:", ...changed.map(lineOf)].join("\n"));
  if (open.length > 0) console.log(["For you to do:", ...open.map(lineOf)].join("\n"));
  if (changed.length + open.length === 0) console.log("There is nothing to upgrade.");
  else if (!values.plan) console.log("Then run: npm run generate, npm run types, npm test");
}
