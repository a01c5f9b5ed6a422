// The table of docs/adr/0028-packages.md: where each package works, and what ends without it.
import { readFileSync } from "node:fs";
import { join } from "node:path";

export interface PackageRow {
  readonly name: string;
  /** Where it is imported, or where its command is started. */
  readonly files: readonly string[];
  /** What it is started by, where it is not imported. */
  readonly commands: readonly string[];
  /** A script of package.json as people type it, or the file of a journey. */
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
