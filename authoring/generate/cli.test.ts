import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { ts } from "ts-morph";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { writeScenario } from "../../tests/scenarios/writeScenario";

const project = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const entry = [join(project, "generator", "launch.mjs"), "authoring/generate/cli.ts"];
const roots: string[] = [];
let root = "";
/** The text of all generated files of a console. Each test gets a copy of this console. */
let clean = "";
const DEFINITION = "resources/lab/author.yaml";
const LIST = "src/generated/lab/author/AuthorList.tsx";

const run = (...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...entry, ...args, "--root", root], {
    cwd: project,
    encoding: "utf8",
  });
  return { status, text: stdout + stderr };
};
const read = (path: string): string => readFileSync(join(root, path), "utf8");
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const edit = (path: string, from: string, to: string): void => write(path, read(path).replace(from, to));
const generatedFiles = (): readonly string[] =>
  readdirSync(join(root, "src", "generated"), { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name).slice(root.length + 1))
    .sort();
const stamps = (): Record<string, number> =>
  Object.fromEntries(generatedFiles().map((path) => [path, statSync(join(root, path)).mtimeMs]));

beforeAll(() => {
  root = writeScenario("references");
  run("generate");
  clean = root;
});
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "pilothouse-references-"));
  roots.push(root);
  cpSync(clean, root, { recursive: true, preserveTimestamps: true });
});
afterAll(() => {
  for (const one of [clean, ...roots]) rmSync(one, { recursive: true, force: true });
});

describe("generate and check", () => {
  it("take several roots, and end as the worst of them does", () => {
    const other = writeScenario("plain");
    roots.push(other);
    const missing = run("check", "--root", other);
    expect(missing.status).toBe(1);
    expect(missing.text).toContain("badge");
    expect(missing.text).toContain("2 definitions");
    expect(run("generate", "--root", other).status).toBe(0);
    expect(run("check", "--root", other).status).toBe(0);
  });

  it("agree on a clean tree, by hashes and in full, with and without a record", () => {
    root = writeScenario("references");
    roots.push(root);
    const { status, text } = run("generate");
    expect(text).toMatch(/^2 definitions, 45 files: 45 written, 0 unchanged, 0 removed \(\d+\.\d\d s\)\n$/);
    expect(status).toBe(0);
    const before = stamps();
    expect(run("generate").text).toContain(": 0 written");
    expect(stamps()).toEqual(before);
    expect(run("check")).toMatchObject({ status: 0 });
    expect(run("check", "--full")).toMatchObject({ status: 0 });
    rmSync(join(root, "node_modules"), { recursive: true });
    expect(run("check")).toMatchObject({ status: 0 });
  });

  it("rewrite only the files of the definition that changed", () => {
    const before = stamps();
    edit(DEFINITION, "name: { kind: text, required: true", "name: { kind: text, required: true, max: 40");
    const stale = run("check");
    expect(stale.status).toBe(1);
    expect(stale.text).toContain("author.schema.ts is stale");
    expect(stale.text).toContain("+  name: text({ required: true, max: 40 }),");
    run("generate");
    const after = stamps();
    const rewritten = Object.keys(after).filter((path) => after[path] !== before[path]);
    expect(rewritten).toEqual([
      "src/generated/lab/author/AuthorInputs.tsx",
      "src/generated/lab/author/author.schema.ts",
    ]);
  });

  it("name a hand edit, a missing file, an orphan and a stranger, each as what it is", () => {
    edit(LIST, '<TextColumn source="name" />', '<TextColumn source="title" />');
    rmSync(join(root, "src/generated/lab/book/BookShow.tsx"));
    const header = read(LIST).split("\n")[0];
    write("src/generated/lab/gone/GoneList.tsx", `${header}\nexport const GoneList = () => null;\n`);
    write("src/generated/mine.ts", "export const mine = 1;\n");
    const { status, text } = run("check");
    expect(status).toBe(1);
    expect(text).toContain(`${LIST} was edited by hand`);
    expect(text).toContain('-    <TextColumn source="title" />');
    expect(text).toContain("src/generated/lab/book/BookShow.tsx is missing");
    expect(text).toContain("src/generated/lab/gone/GoneList.tsx is orphaned");
    expect(text).toContain("src/generated/mine.ts was not written by the generator");
    expect(run("check", "--json").text).toContain('"state": "edited"');
    expect(run("generate").text).toContain("2 written");
    expect(generatedFiles()).not.toContain("src/generated/lab/gone/GoneList.tsx");
    expect(read("src/generated/mine.ts")).toContain("mine");
    rmSync(join(root, "src/generated/mine.ts"));
    expect(run("check").status).toBe(0);
  });

  it("distinguish stale files from edited ones, and leave open which one may be both", () => {
    edit(DEFINITION, "name: { kind: text, required: true", "name: { kind: text, required: true, max: 40");
    edit("src/generated/lab/author/author.schema.ts", "z.partial", "z.required");
    edit("src/generated/lab/book/BookShow.tsx", "BookShow", "BookSeen");
    const { text } = run("check");
    expect(text).toContain("AuthorInputs.tsx is stale");
    expect(text).toContain("author.schema.ts differs from its definition: edited by hand, or stale");
    expect(text).toContain("BookShow.tsx was edited by hand");
  });

  it("count files by folder if there are many, and name each with an option", () => {
    for (const path of generatedFiles()) write(path, read(path).replaceAll("\n", "\n\n"));
    const { status, text } = run("check");
    expect(status).toBe(1);
    expect(text.split("\n").length).toBeLessThanOrEqual(40);
    expect(text).toMatch(/src\/generated\/lab\/author\/ {2}1\d edited by hand\n/);
    expect(text).not.toContain("BookShow.tsx");
    expect(run("check", "--all").text).toContain("src/generated/lab/book/BookShow.tsx was edited by hand");
  });

  it("find a hand edit without a record of the last run", () => {
    rmSync(join(root, "node_modules"), { recursive: true });
    edit(LIST, "AuthorList", "WriterList");
    const { status, text } = run("check");
    expect(status).toBe(1);
    expect(text).toContain(`${LIST} differs from its definition`);
  });

  it("write nothing when a definition is wrong, and say where", () => {
    const before = stamps();
    edit(DEFINITION, "kind: text", "kind: txt");
    edit("resources/lab/book.yaml", "title: { kind: text", "title: { kind: text, max: 9");
    const { status, text } = run("generate");
    expect(status).toBe(2);
    expect(text).toMatch(/resources\/lab\/author\.yaml:\d+:\d+ P106/);
    expect(text).not.toMatch(/\n\s+at .*\.m?js/);
    expect(stamps()).toEqual(before);
    expect(run("check").status).toBe(2);
  });

  it("take a view written by hand for the generated one, and refuse one that replaces nothing", () => {
    write("src/overrides/lab/author/AuthorShow.tsx", "export const AuthorShow = () => null;\n");
    expect(run("check").text).toContain("AuthorShow.tsx is orphaned");
    run("generate");
    expect(read("src/generated/lab/author/index.ts")).toContain("../../../overrides/lab/author/AuthorShow");
    expect(generatedFiles()).not.toContain("src/generated/lab/author/AuthorShow.tsx");
    write("src/overrides/lab/author/AuthorShwo.tsx", "export const AuthorShwo = () => null;\n");
    const { status, text } = run("check");
    expect(status).toBe(2);
    expect(text).toContain("AuthorShow");
  });
});

describe("a bug of the generator", () => {
  it("is reported as a bug and not as a mistake of the author, and writes nothing", () => {
    const before = stamps();
    edit("resources/enums.yaml", "publish_state:", "author_reference:");
    edit(
      "resources/lab/book.yaml",
      "  title:",
      "  trap: { kind: enum, enum: author_reference, label: { en: A, zh-CN: A } }\n  title:",
    );
    const { status, text } = run("generate");
    expect(status).toBe(3);
    expect(text).toContain("a bug of the generator, not of your definitions");
    expect(text).not.toMatch(/\n\s+at /);
    expect(run("generate", "--debug").text).toMatch(/\n\s+at /);
    expect(stamps()).toEqual(before);
  });
});

describe("a generator that is killed", () => {
  /** Kills the process as soon as this many files exist. */
  const killAt = (count: number): Promise<void> =>
    new Promise((done) => {
      const child = spawn(process.execPath, [...entry, "generate", "--root", root], { cwd: project, stdio: "ignore" });
      const look = setInterval(() => {
        if (generatedFiles().length >= count) child.kill("SIGKILL");
      }, 1);
      child.on("exit", () => {
        clearInterval(look);
        done();
      });
    });

  it("leaves whole files, and the next run makes the tree clean", { timeout: 240_000 }, async () => {
    for (const count of [1, 4, 12]) {
      rmSync(join(root, "src", "generated"), { recursive: true, force: true });
      mkdirSync(join(root, "src", "generated"), { recursive: true });
      await killAt(count);
      for (const path of generatedFiles().filter((one) => !one.endsWith(".part"))) {
        const { diagnostics } = ts.transpileModule(read(path), { fileName: path, reportDiagnostics: true });
        expect(diagnostics).toEqual([]);
        expect(read(path).endsWith("\n")).toBe(true);
      }
    }
    write("src/generated/lab/author/AuthorList.tsx.1.part", "export const Au");
    expect(run("check", "--all").text).toContain("was left by a run that was killed");
    run("generate");
    expect(generatedFiles().filter((one) => one.endsWith(".part"))).toEqual([]);
    expect(run("check").status).toBe(0);
  });
});
