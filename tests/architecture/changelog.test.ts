// The changelog has the form of Keep a Changelog. Names and documents in its newest part must exist.
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readSource, root } from "./sources";
import { exports, version } from "../../package.json";

const GROUPS = ["Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"];
const text = readSource("CHANGELOG.md");
const [, ...releases] = text.split(/^## /m);
const headOf = (release: string): string => release.slice(0, release.indexOf("\n"));
/** The part of the version in package.json, which may not be released yet. */
const current = releases.find((release) => release.startsWith(`[${version}]`)) ?? releases[0] ?? "";

it("lists releases by version and day, the latest first, after what is not yet released", () => {
  const heads = releases.map(headOf);
  expect(heads[0]).toBe("[Unreleased]");
  expect(heads.slice(1).filter((head) => !/^\[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d$/.test(head))).toEqual([]);
  const days = heads.slice(1).map((head) => head.slice(-10));
  expect(days).toEqual(days.toSorted().toReversed());
  // Before a release, package.json has its version already.
  expect(current).toMatch(new RegExp(`^(?:\\[${version}\\] - |\\[Unreleased\\]\n\nBecomes ${version}: )`));
});

it("groups the changes of a release by what happened to them, in one order", () => {
  for (const release of releases) {
    const groups = [...release.matchAll(/^### (.*)$/gm)].map(([, group = ""]) => group);
    expect(groups, headOf(release)).toEqual(GROUPS.filter((group) => groups.includes(group)));
  }
});

it("names documents and import paths that are there", () => {
  const links = [...current.matchAll(/\]\(([^)#:\s]+)(?:#[^)\s]*)?\)/g)].map(([, link = ""]) => link);
  expect(links.filter((link) => !existsSync(join(root, link)))).toEqual([]);
  const rows = [...current.matchAll(/^\| .* \|$/gm)].map(([row]) => row.split(" | ").at(-1) ?? "");
  const paths = rows.flatMap((row) => [...row.matchAll(/`pilothouse\/([\w/]+)`/g)].map(([, path = ""]) => path));
  const isThere = (path: string): boolean =>
    Object.hasOwn(exports, `./${path}`) || (path.startsWith("features/") && existsSync(join(root, path, "index.ts")));
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((path) => !isThere(path))).toEqual([]);
});

it("gives the notes of a release to the workflow that publishes, and only for its own tag", () => {
  const folder = mkdtempSync(join(tmpdir(), "pilothouse-notes-"));
  const notes = "authoring/package/notes.mjs";
  cpSync(join(root, notes), join(folder, notes), { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ version: "1.2.0" }));
  const run = (tag: string, changelog: string) => {
    writeFileSync(join(folder, "CHANGELOG.md"), changelog);
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, notes), tag], { encoding: "utf8" });
    return { status, stdout, stderr };
  };
  const released =
    "# Changelog\n\n## [Unreleased]\n\n## [1.2.0] - 2030-01-01\n\n### Added\n- New.\n\n## [1.1.0] - 2029-01-01\n\n- Old.\n";
  expect(run("v1.2.0", released)).toEqual({ status: 0, stdout: "### Added\n- New.\n\n", stderr: "" });
  expect(run("v1.3.0", released)).toMatchObject({ status: 1, stdout: "", stderr: expect.stringContaining("1.2.0") });
  const early = run("v1.2.0", released.replace("[1.2.0] - 2030-01-01", "[1.2.1] - 2030-01-01"));
  expect(early).toMatchObject({ status: 1, stdout: "", stderr: expect.stringContaining("no heading") });
  rmSync(folder, { recursive: true });
});
