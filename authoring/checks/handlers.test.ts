// Tests that `generate` reports an action without code, before anybody uses it.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { BUSINESS_FILE } from "../../generator/layout";
import { generate } from "../../generator/output/generate";
import { writeScenario } from "../../tests/scenarios/writeScenario";
import { check } from "../generate/check";
import { authorChecks } from "./index";

let root = "";
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true, force: true });
});
const BOOK = "resources/lab/book.yaml";
const business = (text: string): void => {
  mkdirSync(dirname(join(root, BUSINESS_FILE)), { recursive: true });
  writeFileSync(join(root, BUSINESS_FILE), text);
};
/** Gives the resource `book` an action. It replaces an earlier one. */
const action = (more = ""): void => {
  const path = join(root, BOOK);
  const lend = `{ path: /v2/lab/book/lend, on: row, label: { en: Lend, zh-CN: 借出 }${more} }`;
  const before = readFileSync(path, "utf8").replace(/\n {2}lend: [^\n]*/, "");
  writeFileSync(path, before.replace(/\n {2}list: /, `\n  lend: ${lend}$&`));
};

it("is said of an action without code, at its place, once there is a platform", async () => {
  vi.stubEnv("CI", "");
  root = writeScenario("references");
  action();
  expect((await generate(root, authorChecks)).exit).toBe(0);
  business("const handlers = { book: { list: { run } } };");
  expect((await check(root, { full: false, all: false }, authorChecks)).problems).toHaveLength(1);
  const { exit, problems } = await generate(root, authorChecks);
  expect(exit).not.toBe(0);
  expect(problems).toMatchObject([
    { code: "P169", where: { file: BOOK, column: 3 }, message: expect.stringContaining("`lend`") },
  ]);
  business("const handlers = { book: { lend: { run } } };");
  expect((await generate(root, authorChecks)).exit).toBe(0);
  business("const handlers = {};");
  expect((await generate(root, authorChecks)).problems).toHaveLength(1);
});

it("is not said of an action that sets fields, by parameters or by constants, but of one that sets none", async () => {
  root = writeScenario("references");
  business("export const business = { handlers: {} };");
  const problemsOf = async (more: string) => {
    action(`, ${more}`);
    return (await generate(root, authorChecks)).problems.map(({ code }) => code);
  };
  expect(await problemsOf("params: [isbn, title]")).toEqual([]);
  expect(await problemsOf("constants: { title: lent }")).toEqual([]);
  expect(await problemsOf("constants: { cmd: lent }")).toEqual(["P169", "P122"]);
  expect(await problemsOf("params: { isbn: { kind: text, hidden: true }, why: { kind: text, hidden: true } }")).toEqual(
    ["P169"],
  );
});
