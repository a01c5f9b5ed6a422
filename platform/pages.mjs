// npm run pages -- FOLDER: writes the console as static files, for another web server. See docs/hosts.md.
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { consoleFolder, exitWithMessage, fail } from "./launching.mjs";
import { prepare } from "./start.mjs";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");

try {
  const [folder, ...others] = process.argv.slice(2).filter((one) => !one.startsWith("-"));
  if (folder === undefined) fail("Say where: npm run pages -- FOLDER [examples/clinic]");
  const place = consoleFolder(root, others);
  const { writePages, settings } = await prepare({ place, isBuilding: true });
  const pages = await writePages(place, settings, resolve(folder));
  console.log(
    `\n  ${pages.length} pages and their files are in ${resolve(folder)}; docs/hosts.md shows how nginx serves them.\n`,
  );
} catch (error) {
  exitWithMessage(error);
}
