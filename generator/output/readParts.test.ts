// Tests that `generate` reports a hand-written part without a place in a generated view.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ts } from "ts-morph";
import { afterEach, expect, it } from "vitest";
import { writeScenario } from "../../tests/scenarios/writeScenario";
import { check } from "../../authoring/generate/check";
import { generate } from "./generate";
import { partsInFile } from "./readParts";

const FILE = "src/overrides/lab/sign/sign.parts.tsx";
let root = "";
afterEach(() => rmSync(root, { recursive: true, force: true }));

const edit = (from: string, to: string, path = FILE): void => {
  const text = readFileSync(join(root, path), "utf8");
  expect(text).toContain(from);
  writeFileSync(join(root, path), text.replace(from, to));
};
const list = (): string => readFileSync(join(root, "src/generated/lab/sign/SignList.tsx"), "utf8");
const COLUMNS = "columns: { place: Place }";

it("refuses a part for a field that is misspelt, or that the view does not show, at its place", async () => {
  root = writeScenario("parts");
  expect((await generate(root)).exit).toBe(0);
  edit(COLUMNS, "columns: { plaec: Place }");
  const { exit, problems } = await generate(root);
  expect(exit).toBe(2);
  expect(problems).toMatchObject([{ code: "P213", where: { file: FILE, line: 21, column: 14 } }]);
  expect(problems[0]?.message).toContain("`plaec` has no place in `columns`");
  expect(problems[0]?.fix).toContain("Did you mean `place`?");
  expect(problems[0]?.frame).toContain("plaec");
  // A check finds the mistake, too, even if no definition has changed.
  expect((await check(root, { full: false, all: false })).exit).toBe(2);
  edit("columns: { plaec: Place }", "columns: { id: Place }");
  expect((await generate(root)).problems.map(({ code }) => code)).toEqual(["P213"]);
});

it("refuses a place that no view has, and any part of a view that is hand-written as a whole", async () => {
  root = writeScenario("parts");
  edit("columns:", "colums:");
  const [misspelt] = (await generate(root)).problems;
  expect(misspelt?.fix).toContain("Did you mean `columns`?");
  edit("colums:", "columns:");
  writeFileSync(join(root, "src/overrides/lab/sign/SignShow.tsx"), "export const SignShow = () => null;\n");
  const { problems } = await generate(root);
  expect(problems.map(({ message }) => message)).toEqual(
    ["fields", "actions", "above"].map((place) => expect.stringContaining(`has a place \`${place}\``)),
  );
});

it("refuses a part for a field that was renamed in the definition", async () => {
  root = writeScenario("parts");
  edit("  place: {", "  spot: {", "resources/lab/sign.yaml");
  expect((await generate(root)).problems.map(({ code }) => code)).toEqual(["P213", "P213"]);
});

it("adds and takes away what the text says now", async () => {
  root = writeScenario("parts");
  await generate(root);
  expect(list()).toContain("part={parts.columns.place}");
  edit(COLUMNS, "columns: { name: Place, state: Place }");
  expect((await check(root, { full: false, all: false })).exit).toBe(1);
  await generate(root);
  expect(list()).not.toContain("part={parts.columns.place}");
  expect(list()).toContain("part={parts.columns.state}");
  rmSync(join(root, FILE));
  await generate(root);
  expect(list()).not.toContain("parts");
});

it("refuses parts with keys that cannot be read", async () => {
  root = writeScenario("parts");
  edit("export const parts = {", "const more = {};\nexport const parts = {\n  ...more,");
  expect((await generate(root)).problems).toMatchObject([{ code: "P214", where: { file: FILE } }]);
  edit("  ...more,", "");
  edit(COLUMNS, "columns: { ...more, place: Place }");
  expect((await generate(root)).problems).toMatchObject([{ code: "P214", where: { file: FILE, line: 23 } }]);
});

it("reads places and fields, with or without quotes", () => {
  const text = 'export const parts = { columns: { "a": A, b }, above: () => null } satisfies PartsOf<Row>;';
  const found = partsInFile(ts, { path: FILE, text });
  expect([...(found?.get("columns")?.names?.keys() ?? [])]).toEqual(["a", "b"]);
  expect(found?.get("above")?.names).toBeNull();
});
