// The changelog has the form of Keep a Changelog. Names and documents in its unreleased part must exist.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { read, root } from "./sources";
import { exports, version } from "../../package.json";

const GROUPS = ["Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"];
const text = read("CHANGELOG.md");
const [, ...releases] = text.split(/^## /m);
const headOf = (release: string): string => release.slice(0, release.indexOf("\n"));
const [unreleased = ""] = releases;

it("lists releases by version and day, the latest first, after what is not yet released", () => {
  const heads = releases.map(headOf);
  expect(heads[0]).toBe("[Unreleased]");
  expect(heads.slice(1).filter((head) => !/^\[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d$/.test(head))).toEqual([]);
  const days = heads.slice(1).map((head) => head.slice(-10));
  expect(days).toEqual(days.toSorted().toReversed());
  expect(heads[1]).toContain(`[${version}]`);
});

it("groups the changes of a release by what happened to them, in one order", () => {
  for (const release of releases) {
    const groups = [...release.matchAll(/^### (.*)$/gm)].map(([, group = ""]) => group);
    expect(groups, headOf(release)).toEqual(GROUPS.filter((group) => groups.includes(group)));
  }
});

it("names documents and import paths that are there", () => {
  const links = [...unreleased.matchAll(/\]\(([^)#:\s]+)(?:#[^)\s]*)?\)/g)].map(([, link = ""]) => link);
  expect(links.filter((link) => !existsSync(join(root, link)))).toEqual([]);
  const rows = [...unreleased.matchAll(/^\| .* \|$/gm)].map(([row]) => row.split(" | ").at(-1) ?? "");
  const paths = rows.flatMap((row) => [...row.matchAll(/`pilothouse\/([\w/]+)`/g)].map(([, path = ""]) => path));
  const isThere = (path: string): boolean =>
    Object.hasOwn(exports, `./${path}`) || (path.startsWith("features/") && existsSync(join(root, path, "index.ts")));
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((path) => !isThere(path))).toEqual([]);
});
