// Removes each package in turn. The command or journey that docs/adr/0028-packages.md names must then fail, with a
// message about the missing package.
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { basename, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { copyProject } from "./copyProject";
import { isFullRun } from "./effort";
import { faultOf, runTests } from "./inCopy";
import { serve } from "./journeys/serve";
import { readPackageTable } from "./packageTable";

const root = join(import.meta.dirname, "..");
const rows = readPackageTable(root);
const JOURNEYS = "tests/journeys/vitest.config.ts";

/** A hard link takes no space. If the temporary folder is on another disk, the file is copied. */
const link = (from: string, to: string): void => {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
};

/** Links all packages as separate files, so that no package is found in the original node_modules. */
const linkFolder = (from: string, to: string): void => {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.name === ".cache" || entry.name.startsWith(".vite")) continue;
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else link(source, target);
  }
};

/** Matches error messages about the missing package or its command. */
const missing = (names: readonly string[]): RegExp => {
  const name = `(?:${names.map((one) => one.replaceAll(/[/.]/g, "\\$&")).join("|")})`;
  return new RegExp(
    [
      `Cannot find (?:package|module) '(?:\\S*/node_modules/)?${name}[/']`,
      `failed to resolve import "${name}[/"]`,
      `/node_modules/\\.bin/${name} ENOENT`,
    ].join("|"),
  );
};

describe.runIf(isFullRun)("without a package of the card", () => {
  let copy = "";
  beforeAll(() => {
    copy = copyProject(root, ["examples", "tests", "docs", "vitest.config.ts"]);
    rmSync(join(copy, "node_modules"), { recursive: true });
    linkFolder(join(root, "node_modules"), join(copy, "node_modules"));
  }, 180_000);
  afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000);

  /** Removes caches of earlier runs, which could replace a package. */
  const forget = (): void => {
    for (const left of ["node_modules/.cache", "dist"]) rmSync(join(copy, left), { recursive: true, force: true });
  };

  const begin = async (): Promise<string | null> => {
    try {
      await (await serve(copy)).stop();
      return null;
    } catch (error) {
      return String(error);
    }
  };

  /** Runs the command or journey of a row. Answers its output if it failed, otherwise null. */
  const run = async (end: string): Promise<string | null> => {
    if (end === "npm start") return begin();
    if (end === "npm run generate")
      return faultOf(copy, process.execPath, "generator/launch.mjs", "authoring/generate/cli.ts", "generate");
    return runTests(copy, JOURNEYS, basename(end), "--retry=0", "--bail=1");
  };

  it.each([...new Set(rows.map(({ end }) => end))])(
    "with all of them goes well: %s",
    async (end) => {
      expect(await run(end)).toBeNull();
    },
    900_000,
  );

  it.each(rows.map((row) => [row.name, row.end, row] as const))(
    "%s is gone: %s ends",
    async (name, end, { commands }) => {
      const [place, aside] = [join(copy, "node_modules", name), join(copy, "node_modules", `.aside-${basename(name)}`)];
      expect(existsSync(place)).toBe(true);
      forget();
      renameSync(place, aside);
      try {
        expect(await run(end)).toMatch(missing([name, ...commands]));
      } finally {
        renameSync(aside, place);
      }
    },
    900_000,
  );
});
