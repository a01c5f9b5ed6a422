// Every test file is in a project of vitest.config.ts. A file outside all of them never runs.
import { expect, it } from "vitest";
import { files, read } from "./sources";

/** "src/{a,b}/**" + "/*.test.{ts,tsx}" as a regular expression. */
const regexOf = (glob: string): RegExp =>
  new RegExp(
    `^${glob
      .replaceAll(".", String.raw`\.`)
      .replaceAll("{", "(?:")
      .replaceAll("}", ")")
      .replaceAll(",", "|")
      .replaceAll("**/", "(?:@/)~")
      .replaceAll("*", "[^/]*")
      .replaceAll("(?:@/)~", "(?:.*/)?")}$`,
  );

const globs = [...read("vitest.config.ts").matchAll(/"([^"\s]+\.test\.[^"\s]+)"/g)].map(([, glob = ""]) => glob);
const included = globs.map(regexOf);

it("every test file is in a project", () => {
  const tests = files.filter((file) => /\.test\.tsx?$/.test(file));
  expect([globs.length > 5, tests.length > 500]).toEqual([true, true]);
  expect(tests.filter((file) => !included.some((glob) => glob.test(file)))).toEqual([]);
});
