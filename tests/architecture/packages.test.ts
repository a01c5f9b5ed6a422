// The table in docs/adr/0028-packages.md names for each package the files that import it, and what fails without it.
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readPackageTable } from "../packageTable";

const manifest: unknown = JSON.parse(readFileSync("package.json", "utf8"));
const partOf = (name: string): object => Object(Object(manifest)[name]);
const scripts = partOf("scripts");
const packages = { ...partOf("dependencies"), ...partOf("peerDependencies"), ...partOf("devDependencies") };

const rows = readPackageTable(".");

const imports = (name: string) =>
  new RegExp(`(?:from|import|import\\()\\s*"${name.replaceAll(/[/.]/g, "\\$&")}(?:/[^"]*)?"`);

describe("every package of the card", () => {
  it("is in the table, once", () => {
    const names = rows.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toHaveLength(21);
  });

  it.each(rows)("is depended on and does its work where it is said to: $name", ({ name, files, commands }) => {
    expect(Object.keys(packages)).toContain(name);
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      const code = readFileSync(file, "utf8");
      const works = commands.length > 0 ? commands.every((one) => code.includes(`"${one}"`)) : imports(name).test(code);
      expect([file, works]).toEqual([file, true]);
    }
  });

  it.each(rows)("ends something that is there: $name, $end", ({ end }) => {
    const script = /^npm (?:run )?(\S+)$/.exec(end)?.[1];
    expect(script === undefined ? existsSync(end) : Object.hasOwn(scripts, script)).toBe(true);
  });
});
