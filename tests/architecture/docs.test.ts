// Files and folders that the docs mention exist. Overrides are not checked, because docs use them as examples.
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { loadModelFrom } from "../../generator";
import { fieldKinds } from "../../generator/kinds/registry";
import { readSources } from "../../generator/definition/readSources";
import { STAGES } from "../../platform/framework/door/door";
import { projectFiles, readSource, root } from "./sources";

const PATH = /`((?:src|platform|features|generator|authoring|probe|tests|examples|bench)\/[\w./-]+)`/g;
const written = projectFiles.filter((file) => /^(?:[A-Z]+\.md|docs\/.*\.md)$/.test(file) && file !== "CHANGELOG.md");
const named = written.flatMap((file) => [...readSource(file).matchAll(PATH)].map(([, path = ""]) => ({ file, path })));
/** A path may exist in either console. Example: `features/rounds` belongs to the clinic. */
const isThere = (path: string): boolean =>
  ["", "examples/clinic"].some((console) =>
    ["", ".ts", ".tsx"].some((ending) => existsSync(join(root, console, path + ending))),
  );

it("names files and folders that are there", () => {
  expect(named.length).toBeGreaterThan(60);
  const wrong = named.filter(({ path }) => !path.startsWith("src/overrides/") && !isThere(path));
  expect(wrong.map(({ file, path }) => `${file}: ${path}`)).toEqual([]);
});

it("keeps the page to read first short", () => {
  expect(readSource("ARCHITECTURE.md").split("\n").length).toBeLessThanOrEqual(125);
});

it("names the stages of a request in their order", () => {
  const [, passes = ""] = readSource("ARCHITECTURE.md").split("\n## What a request passes\n");
  const stages = passes.split("\n   `limits`")[1]?.split("\n")[0] ?? "";
  expect([..."`limits`".concat(stages).matchAll(/`(\w+)`/g)].map(([, stage]) => stage)).toEqual(STAGES);
});

it("says of each kind of field what a definition can say", () => {
  const rows = new Map(
    [...readSource("docs/kinds.md").matchAll(/^\| (\w+) \| ([^|]*) \|/gm)].map(([, kind = "", options = ""]) => [
      kind,
      options,
    ]),
  );
  rows.delete("kind");
  expect([...rows.keys()].toSorted()).toEqual(Object.keys(fieldKinds).toSorted());
  const missing = Object.entries(fieldKinds).flatMap(([kind, { options }]) =>
    Object.keys(options.shape)
      .filter((name) => !new RegExp(`\\b${name}\\b`).test(rows.get(kind) ?? ""))
      .map((name) => `${kind}: ${name}`),
  );
  expect(missing).toEqual([]);
});

const decisions = projectFiles.filter((file) => file.startsWith("docs/adr/0"));
const numberOf = (decision: string): number => Number(decision.slice("docs/adr/".length, "docs/adr/0000".length));

it("numbers each decision once, as its heading says", () => {
  expect(new Set(decisions.map(numberOf)).size).toBe(decisions.length);
  expect(decisions.filter((decision) => !readSource(decision).startsWith(`# ${numberOf(decision)}. `))).toEqual([]);
});

it("refers to decisions that are there", () => {
  const numbers = new Set(decisions.map(numberOf));
  const lost = projectFiles.flatMap((file) =>
    [...readSource(file).matchAll(/\bADR (\d+)/g)]
      .filter(([, number]) => !numbers.has(Number(number)))
      .map(([name]) => `${file}: ${name}`),
  );
  expect(lost).toEqual([]);
});

it("lists each decision once in the index, with its title and a sentence", () => {
  const rows = [
    ...readSource("docs/adr/README.md").matchAll(/^\| (\d+)\. \[(.+)\]\((\d{4}-[\w-]+\.md)\) \| (.+) \|$/gm),
  ];
  const listed = rows.map(([, number, title, file, sentence]) => ({
    path: `docs/adr/${file}`,
    number,
    title,
    sentence,
  }));
  expect(listed.map(({ path }) => path).toSorted()).toEqual(decisions.toSorted());
  const wrong = listed.filter(({ path, number, title }) => !readSource(path).startsWith(`# ${number}. ${title}\n`));
  expect(wrong).toEqual([]);
});

it("links to documents that are there", () => {
  const broken = projectFiles
    .filter((file) => file.endsWith(".md") && !file.startsWith("tests/") && file !== "CHANGELOG.md")
    .flatMap((file) =>
      [...readSource(file).matchAll(/\]\(([^)#:\s]+)(?:#[^)\s]*)?\)/g)]
        .map(([, link = ""]) => link)
        .filter((link) => !existsSync(join(root, dirname(file), link)))
        .map((link) => `${file}: ${link}`),
    );
  expect(broken).toEqual([]);
});

it("begins with a definition that the generator takes", () => {
  const [, text = ""] = /```yaml\n([\s\S]*?)```/.exec(readSource("README.md")) ?? [];
  const { files: sources, written } = readSources(root);
  const added = { path: "resources/operate/gateway.yaml", text: text.replaceAll(/^ {3}/gm, "") };
  expect(added.text).toContain("resource: gateway");
  expect(loadModelFrom([...sources, added], written).problems).toEqual([]);
});
