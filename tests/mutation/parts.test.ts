// `npm run mutate` finds the code and the tests of each part, also after files were moved.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { projectFiles } from "../architecture/sources";
import { regexOf } from "../globs";
import { parts } from "./parts.mjs";

it.each(Object.entries(parts))("%s has code and tests", (_, { mutate, tests }) => {
  const patterns = mutate.map((pattern) => regexOf(pattern.replace("!", "")));
  expect(mutate.filter((_, at) => !projectFiles.some((file) => patterns[at]?.test(file)))).toEqual([]);
  const root = join(import.meta.dirname, "../..");
  expect(tests.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
