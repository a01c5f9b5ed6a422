// Every test file is in a project of vitest.config.ts: a file outside all of them never runs. Files that replace
// modules have a worker of their own: in a shared worker, the replaced module may already be loaded.
import { expect, it } from "vitest";
import { regexOf } from "../globs";
import { projectFiles, readSource } from "./sources";

const globsIn = (code: string) => [...code.matchAll(/"([^"\s]+\.test\.[^"\s]+)"/g)].map(([, glob = ""]) => glob);
const config = readSource("vitest.config.ts");
const globs = globsIn(config);
const included = globs.map(regexOf);

it("every test file is in a project", () => {
  const tests = projectFiles.filter((file) => /\.test\.tsx?$/.test(file));
  expect([globs.length > 5, tests.length > 500]).toEqual([true, true]);
  expect(tests.filter((file) => !included.some((glob) => glob.test(file)))).toEqual([]);
});

it("files that replace modules run alone", () => {
  const [, list = ""] = config.match(/const ALONE = \[(.*?)\];/s) ?? [];
  const alone = globsIn(list).map(regexOf);
  const replaces = (code: string) => /\bvi\b[^;]* from "vitest"/.test(code) && /^ *vi\.(mock|doMock)\(/m.test(code);
  const replacing = projectFiles.filter((file) => /\.test\.tsx?$/.test(file) && replaces(readSource(file)));
  expect(replacing.length).toBeGreaterThan(3);
  expect(replacing.filter((file) => !alone.some((glob) => glob.test(file)))).toEqual([]);
});
