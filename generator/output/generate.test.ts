// Tests that a run after changes has the same result as a complete run.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { loadTraditional } from "../model/traditional";
import { writeScenario } from "../../tests/scenarios/writeScenario";
import { check } from "../../authoring/generate/check";
import { generate } from "./generate";
import { hash } from "./hash";

let root = "";
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true, force: true });
});

const AUTHOR = "resources/lab/author.yaml";
const BOOK = "resources/lab/book.yaml";
const read = (path: string): string => readFileSync(join(root, path), "utf8");
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const edit = (path: string, from: string | RegExp, to: string): void => {
  expect(read(path)).toMatch(from);
  write(path, read(path).replace(from, to));
};
const start = async (): Promise<void> => {
  root = writeScenario("references");
  expect((await generate(root)).exit).toBe(0);
};
const RELATED = "{ resource: book, target: author_id, source: id }";

const CHANGES: readonly (readonly [what: string, change: () => void])[] = [
  ["a label", () => edit(AUTHOR, "en: Author", "en: Writer")],
  [
    "the key that others refer to",
    () => {
      edit(BOOK, "{ kind: id, type: string,", "{ kind: id,");
      // Only text columns can be searched.
      edit(BOOK, "search: [isbn, author_id]", "search: [author_id]");
    },
  ],
  ["what a search looks into", () => edit(BOOK, "search: [isbn, author_id]", "search: [isbn]")],
  ["the field that names a record", () => edit(BOOK, "fields:", "title: isbn\nfields:")],
  [
    "a further field",
    () => edit(BOOK, "fields:", "fields:\n  age: { kind: integer, label: { en: Age, zh-CN: 年龄 } }"),
  ],
  ["a list of its records elsewhere", () => edit(AUTHOR, RELATED, "")],
  ["a call taken away", () => edit(AUTHOR, "  set: /v2/lab/author/set\n", "")],
  ["a call that only some platforms have", () => edit(BOOK, "fields:", "extensions: [list]\nfields:")],
  ["a menu key of its own screen", () => edit(AUTHOR, "access: lab.author\n", "")],
  ["an enumeration", () => edit("resources/enums.yaml", "Released", "Out now")],
  ["a screen", () => edit("resources/console.yaml", "label: { en: book", "label: { en: Books")],
  ["a hand-written view", () => write("src/overrides/lab/book/BookShow.tsx", "export const BookShow = () => null;\n")],
  ["a definition put beside", () => write("resources/lab/shelf.yaml", SHELF)],
  ["a file edited by hand", () => edit("src/generated/lab/book/BookList.tsx", "BookList", "BooksList")],
  ["a file taken away", () => rmSync(join(root, "src/generated/lab/book/BookList.tsx"))],
];
const SHELF = `resource: shelf
label: { en: Shelf, zh-CN: 书架 }
calls: { list: /v2/lab/shelf/list }
fields:
  id: { kind: id }
  name: { kind: text, label: { en: Name, zh-CN: 名称 } }
`;

describe("a run after a change", () => {
  it.each(CHANGES)("makes of %s what a run over everything makes", async (_what, change) => {
    await start();
    change();
    const { exit, lines } = await generate(root);
    expect(lines.join("\n")).not.toContain("problem");
    expect(exit).toBe(0);
    expect((await check(root, { full: true, all: true })).lines.join("\n")).toMatch(/: clean$/);
  });

  it("remembers of definitions that did not change which calls only some platforms have", async () => {
    await start();
    edit(BOOK, "fields:", "extensions: [list, add, set]\nfields:");
    expect((await generate(root)).exit).toBe(0);
    expect(read("src/generated/sections.ts")).toContain("extension: true");
    edit(AUTHOR, "en: Author", "en: Writer");
    expect((await generate(root)).exit).toBe(0);
    expect(read("src/generated/sections.ts")).toContain("extension: true");
  });

  it("makes the list of what only another's page shows, and takes it away with it", async () => {
    root = writeScenario("references");
    edit("resources/console.yaml", / +book: .*\n/, "");
    edit(BOOK, "access: lab.book", "access: lab.author");
    const run = async (): Promise<boolean> => {
      expect((await generate(root)).exit).toBe(0);
      expect((await check(root, { full: true, all: true })).lines.join("\n")).toMatch(/: clean$/);
      return existsSync(join(root, "src/generated/lab/book/BookList.tsx"));
    };
    expect(await run()).toBe(true);
    edit(AUTHOR, RELATED, "");
    expect(await run()).toBe(false);
    edit(AUTHOR, "related: []", `related: [${RELATED}]`);
    expect(await run()).toBe(true);
  });

  it("says all that is wrong, also in definitions that did not change", async () => {
    await start();
    edit(AUTHOR, "resource: author", "resource: autor");
    edit(BOOK, "to: author", "to: autor");
    const both = await generate(root);
    expect(both.problems.map(({ where }) => where.file)).toEqual([AUTHOR, BOOK]);
  });

  it("complains of a definition that did not change when another no longer bears it", async () => {
    await start();
    edit(BOOK, "  author_id:", "  writer_id:");
    edit(BOOK, "search: [isbn, author_id]", "search: [isbn, writer_id]");
    const { exit, problems } = await generate(root);
    expect(exit).toBe(2);
    expect(problems.map(({ where }) => where.file)).toEqual([AUTHOR]);
  });

  it("converts all Chinese again after a full run, and for another converter", async () => {
    await start();
    const cache = "node_modules/.cache/pilothouse/zh-TW.json";
    const { key, texts }: { key: string; texts: Record<string, string> } = JSON.parse(read(cache));
    expect(key).toMatch(/^opencc-js \d+\.\d+\.\d+ cn twp$/);
    const [text = ""] = Object.keys(texts);
    const right = texts[text];
    const lie = (said: string) =>
      writeFileSync(join(root, cache), JSON.stringify({ key: said, texts: { ...texts, [text]: "X" } }));
    lie(key);
    expect((await check(root, { full: true, all: false })).exit).toBe(0);
    expect(JSON.parse(read(cache)).texts[text]).toBe(right);
    lie("opencc-js 0.0.1 cn twp");
    expect(loadTraditional(join(root, cache)).convert(text)).toBe(loadTraditional(null).convert(text));
  });

  it("trusts no record where continuous integration asks", async () => {
    await start();
    const path = "src/generated/lab/book/BookShow.tsx";
    const written = hash(read(path));
    edit(path, "BookShow", "BookSeen");
    edit("node_modules/.cache/pilothouse/generated.json", written, hash(read(path)));
    vi.stubEnv("CI", "");
    expect((await check(root, { full: false, all: false })).exit).toBe(0);
    vi.stubEnv("CI", "true");
    expect((await check(root, { full: false, all: false })).exit).toBe(1);
  });
});
