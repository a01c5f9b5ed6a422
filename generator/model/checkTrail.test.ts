// Mistakes in the definition of the audit trail.
import { expect, it } from "vitest";
import { readSources } from "../definition/readSources";
import { loadModelFrom } from "../load";

const { files, written } = readSources(process.cwd());
const from = "address: { kind: text, max: 64,";

const problemsWith = (instead: string) =>
  loadModelFrom(
    files.map((file) =>
      file.path.endsWith("/audit.yaml") ? { ...file, text: file.text.replace(from, instead) } : file,
    ),
    written,
  ).problems;

it("may have no default: rows from before the field was added would get it, and break their seals", () => {
  expect(problemsWith(from)).toEqual([]);
  expect(problemsWith(`address: { kind: text, default: "?", max: 64,`)).toMatchObject([
    { code: "P170", message: expect.stringContaining("a default for `address`") },
  ]);
});
