import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { writeScenario } from "../../tests/scenarios/writeScenario";
import { BUSINESS_FILE } from "../../generator/layout";
import { type DefinitionChange, watchDefinitions, type DefinitionWatch } from "./watch";

let root = "";
let watching: DefinitionWatch | null = null;
afterEach(() => {
  watching?.close();
  rmSync(root, { recursive: true, force: true });
});

const start = async (prepare = () => {}) => {
  root = writeScenario("references");
  prepare();
  const changes: DefinitionChange[] = [];
  let wake: () => void = () => undefined;
  watching = await watchDefinitions(
    root,
    (change) => {
      changes.push(change);
      wake();
    },
    (error) => expect.fail(String(error)),
  );
  const nextAfter = async (act: () => void): Promise<DefinitionChange | undefined> => {
    const woken = new Promise<void>((done) => {
      wake = done;
    });
    act();
    await woken;
    return changes.at(-1);
  };
  return { changes, nextAfter };
};
const edit = (path: string, from: string, to: string): void =>
  writeFileSync(join(root, path), readFileSync(join(root, path), "utf8").replace(from, to));
const DEFINITION = "resources/lab/author.yaml";

describe("watching definitions", () => {
  it("writes a saved definition's files, and only those", async () => {
    const { changes, nextAfter } = await start();
    expect(changes[0]?.outcome.lines.at(-1)).toContain("written, 0 unchanged");
    const change = await nextAfter(() => edit(DEFINITION, "required: true", "required: true, max: 12"));
    expect(change?.outcome.differences.map(({ path }) => path)).toEqual([
      "src/generated/lab/author/AuthorInputs.tsx",
      "src/generated/lab/author/author.schema.ts",
    ]);
    expect(readFileSync(join(root, "src/generated/lab/author/author.schema.ts"), "utf8")).toContain("max: 12");
    expect(change?.model?.resources).toHaveLength(2);
  });

  it("writes nothing while a definition is wrong, and goes on when it is mended", async () => {
    const { nextAfter } = await start();
    const broken = await nextAfter(() => edit(DEFINITION, "kind: text", "kind: txt"));
    expect(broken?.outcome.exit).toBe(2);
    expect(broken?.model).toBeNull();
    const mended = await nextAfter(() => edit(DEFINITION, "kind: txt", "kind: text"));
    expect(mended?.outcome).toMatchObject({ exit: 0, differences: [] });
  });

  it("updates another definition that depends on the changed one", async () => {
    const { nextAfter } = await start();
    const change = await nextAfter(() => edit("resources/lab/book.yaml", "fields:", "title: isbn\nfields:"));
    expect(change?.outcome.differences.map(({ path }) => path)).toContain("src/generated/lab/book/book.reference.ts");
  });

  it("sees that the platform has code for an action by now", async () => {
    const business = (call: string): void => {
      mkdirSync(dirname(join(root, BUSINESS_FILE)), { recursive: true });
      writeFileSync(join(root, BUSINESS_FILE), `const handlers = { author: { ${call}: { run } } };`);
    };
    const { nextAfter } = await start(() => business("list"));
    const praise = "  praise: { path: /v2/lab/author/praise, on: row, label: { en: Praise, zh-CN: 表扬 } }\n";
    const missing = await nextAfter(() => edit(DEFINITION, "calls:\n", `calls:\n${praise}`));
    expect(missing?.outcome.problems.map(({ code }) => code)).toEqual(["P169"]);
    expect((await nextAfter(() => business("praise")))?.outcome.problems).toEqual([]);
  });

  it("restores a generated file that was edited meanwhile", async () => {
    const { nextAfter } = await start();
    edit("src/generated/lab/author/AuthorList.tsx", "AuthorList", "WriterList");
    await new Promise((done) => setTimeout(done, 60));
    const change = await nextAfter(() => edit(DEFINITION, "en: Author", "en: Writer"));
    expect(change?.outcome.differences.map(({ path }) => path)).toContain("src/generated/lab/author/AuthorList.tsx");
  });
});
