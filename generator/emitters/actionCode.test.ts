import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { writeScenario } from "../../tests/scenarios/writeScenario";
import { generate } from "../output/generate";

let root = "";
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

const W = "{ en: a, zh-CN: 甲 }";
const BOOK = "resources/lab/book.yaml";
const generated = (file: string): string => readFileSync(join(root, "src/generated/lab/book", file), "utf8");

const withAction = async (action: string): Promise<void> => {
  root = writeScenario("references");
  const path = join(root, BOOK);
  writeFileSync(path, readFileSync(path, "utf8").replace(/\n {2}list: /, `\n  lend: ${action}$&`));
  expect((await generate(root)).lines.join("\n")).not.toContain("P1");
};

it.each([
  ["row", ["BookList.tsx", "BookShow.tsx"]],
  ["record", ["BookShow.tsx"]],
  ["bulk", ["BookList.tsx"]],
])("a button with on: %s is in %j", async (on, files) => {
  await withAction(`{ path: /v2/lab/book/lend, on: ${on}, label: ${W} }`);
  expect(["BookList.tsx", "BookShow.tsx"].filter((file) => generated(file).includes(".lend"))).toEqual(files);
});

it("the list shows no answer of a row's action unless there is one, so that the selected rows can have it too", async () => {
  await withAction(`{ path: /v2/lab/book/lend, on: row, label: ${W} }`);
  expect(generated("BookList.tsx")).toMatch(
    /rowActions=\{\[\s*<CallButton key="lend" call=\{bookCalls\.lend\}[^>]*\/>/,
  );
  expect(generated("BookList.tsx")).not.toContain("answer=");
});

it("a dialog asks in the order of `ask`, whatever the order of the parameters", async () => {
  const params = `{ isbn: { kind: text, hidden: true }, shelf: { kind: text, label: ${W} }, lender: { kind: text, label: ${W} } }`;
  await withAction(`{ path: /v2/lab/book/lend, on: record, label: ${W}, ask: [lender, shelf], params: ${params} }`);
  const asked = [...generated("BookShow.tsx").matchAll(/<TextInput key="(\w+)"/g)].map(([, name]) => name);
  expect(asked).toEqual(["lender", "shelf"]);
});

it("a parameter that is only answered is shown, and never sent", async () => {
  const own = `shelf: { kind: text, label: ${W} }, due: { kind: text, readonly: true, label: ${W} }`;
  await withAction(
    `{ path: /v2/lab/book/lend, on: record, label: ${W}, ask: [shelf], answer: [due], params: { isbn: { kind: text, hidden: true }, ${own} } }`,
  );
  expect(generated("book.calls.ts")).toMatch(/"\/v2\/lab\/book\/lend", \{\s*isbn: "text",\s*shelf: "text",?\s*\}/);
  expect(generated("BookShow.tsx")).toContain('source="due"');
  expect(generated("book.words.ts")).toContain("book.fields.due");
});

const CLAIM = "resources/lab/claim.yaml";
it.each([
  ["has no second button where an action makes it", "on: row, when: { claim_state: [1] }", [false, false]],
  ["has none on the record if the action is only there", "on: record, when: { claim_state: [1] }", [true, false]],
  [
    "keeps its button where the action is for some records",
    "on: row, when: { claim_state: [1], title: [a] }",
    [true, true],
  ],
  ["keeps its button where the action is for other states", "on: row, when: { claim_state: [3] }", [true, true]],
])("a transition %s", async (_, action, hasButton) => {
  root = writeScenario("transitions");
  const text = readFileSync(join(root, CLAIM), "utf8");
  const call = `\n  accept: { path: /v2/lab/claim/accept, ${action}, constants: { claim_state: 2 }, label: ${W} }$&`;
  writeFileSync(join(root, CLAIM), text.replace(/\n {2}list: /, call));
  expect((await generate(root)).lines.join("\n")).not.toContain("P1");
  const accepts = ["ClaimList.tsx", "ClaimShow.tsx"].map((file) =>
    /\[ClaimState\.pending\]: \[ClaimState\.accepted, ClaimState\.refused\]/.test(
      readFileSync(join(root, "src/generated/lab/claim", file), "utf8"),
    ),
  );
  expect(accepts).toEqual(hasButton);
});
