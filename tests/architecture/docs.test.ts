// A file or folder that the docs name is there. Hand-written views are named as examples of what one may add.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { files, read, root } from "./sources";

const PATH = /`((?:src|platform|generator|tests|examples|bench)\/[\w./-]+)`/g;
const written = files.filter((file) => /^(?:[A-Z]+\.md|docs\/.*\.md)$/.test(file) && file !== "CHANGELOG.md");
const named = written.flatMap((file) => [...read(file).matchAll(PATH)].map(([, path = ""]) => ({ file, path })));
const isThere = (path: string): boolean => ["", ".ts", ".tsx"].some((ending) => existsSync(join(root, path + ending)));

it("names files and folders that are there", () => {
  expect(named.length).toBeGreaterThan(60);
  const wrong = named.filter(({ path }) => !path.startsWith("src/overrides/") && !isThere(path));
  expect(wrong.map(({ file, path }) => `${file}: ${path}`)).toEqual([]);
});
