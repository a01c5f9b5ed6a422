// Reads the table of docs/adr/0028-packages.md: where each package is used, and what fails without it.
import { readFileSync } from "node:fs";
import { join } from "node:path";

export interface PackageRow {
  readonly name: string;
  /** Files that import the package or start its command. */
  readonly files: readonly string[];
  /** Commands of the package, if it is not imported. */
  readonly commands: readonly string[];
  /** The command (such as `npm start`) or the file of a journey that fails without the package. */
  readonly end: string;
}

const wordsIn = (cell = "") => [...cell.matchAll(/`([^`]+)`/g)].map(([, word = ""]) => word);

export const readPackageTable = (root: string): readonly PackageRow[] =>
  readFileSync(join(root, "docs/adr/0028-packages.md"), "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) => {
      const [, name, places, end] = line.split("|");
      const words = wordsIn(places);
      return {
        name: wordsIn(name)[0] ?? "",
        files: words.filter((word) => word.includes(".")),
        commands: words.filter((word) => !word.includes(".")),
        end: wordsIn(end)[0] ?? "",
      };
    });
