import { afterEach, expect, it } from "vitest";
import { literal } from "../printing/expressions";
import type { GeneratedFile, PrintableFile } from "../printing";
import { renderFiles } from "./renderFiles";
import { EMPTY_RECORD } from "./RunRecord";

const later = <Value>(value: Value): Promise<Value> => new Promise((resolve) => setTimeout(resolve, 30, value));

const fileOf = (at: number): GeneratedFile => ({
  path: `src/generated/a/b/File${at}.ts`,
  source: "resources/a/b.yaml",
  statements: [{ form: "constant", name: "value", value: literal(at) }],
});

const rejected: unknown[] = [];
const hear = (reason: unknown) => rejected.push(reason);
afterEach(() => {
  process.off("unhandledRejection", hear);
});

it("reports a file that cannot be printed once, though files before it are still being printed", async () => {
  process.on("unhandledRejection", hear);
  /** Prints the first batch slowly, and fails at once for the second. */
  const print = (files: readonly PrintableFile[]): Promise<readonly string[]> =>
    files.some(({ path }) => path.endsWith("File20.ts"))
      ? Promise.reject(new Error("File20 cannot be printed"))
      : later(files.map(() => "text"));
  const sources = {
    files: Array.from({ length: 80 }, (_, at) => fileOf(at)),
    record: EMPTY_RECORD,
    tool: "tool",
    disk: new Map<string, string>(),
  };
  const printed: string[] = [];
  await expect(
    (async () => {
      for await (const { path } of renderFiles(sources, [], async () => ({ print }))) printed.push(path);
    })(),
  ).rejects.toThrow("File20 cannot be printed");
  await later(null);
  expect(printed).toHaveLength(16);
  expect(rejected).toEqual([]);
});
