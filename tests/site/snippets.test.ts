// Every fenced block of the documentation fits the product: YAML has only keys that definitions have, commands exist,
// JSON can be read. Code is compiled by tasks.test.ts, in a console that follows the pages.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020";
import { describe, expect, it } from "vitest";
import { isMap, isPair, isScalar, parseDocument } from "yaml";
import { readDescriptions } from "../../authoring/editor/editorSchemas";
import { schemaOfFile } from "../../authoring/editor/schemas";
import { SCHEMA_NAMES, type SchemaName } from "../../generator/layout";
import { projectFiles, readSource, root } from "../architecture/sources";
import { type Block, blocksIn, commandsOf } from "./blocks";
import { BUILT_PAGES } from "./pages";

const documents = projectFiles.filter((file) =>
  /^(?:docs\/(?!adr\/|screenshots\/).*|README|CONTRIBUTING)\.md$/.test(file),
);
const blocks = documents.flatMap((file) => blocksIn(root, file));
const inLanguage = (...languages: readonly string[]) => blocks.filter(({ language }) => languages.includes(language));

describe("YAML", () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  const said = readDescriptions();
  /** The schema of a part of a file, which may lack keys that the whole file must have. */
  const ofPart = (schema: unknown): unknown => {
    if (Array.isArray(schema)) return schema.map(ofPart);
    if (typeof schema !== "object" || schema === null) return schema;
    const kept = Object.entries(schema).filter(([key, value]) => key !== "required" || !Array.isArray(value));
    return Object.fromEntries(kept.map(([key, value]) => [key, ofPart(value)]));
  };
  const checks = new Map(SCHEMA_NAMES.map((name) => [name, ajv.compile(Object(ofPart(schemaOfFile(name, said))))]));
  const kindOf = (file: string): SchemaName =>
    SCHEMA_NAMES.find((name) => file === `resources/${name}.yaml`) ?? "definition";

  /** The errors of a value, if it is at this path in a file of this kind. */
  const errorsAs = (kind: SchemaName, path: readonly string[], value: unknown): readonly string[] => {
    const whole = path.reduceRight((inner, key) => ({ [key]: inner }), value);
    const check = checks.get(kind);
    if (check?.(whole) !== false) return [];
    const errors = check.errors ?? [];
    const causes = errors.filter(({ keyword }) => keyword !== "anyOf" && keyword !== "oneOf");
    return causes.map(
      ({ instancePath, message, params }) => `${instancePath} ${message} ${params.additionalProperty ?? ""}`,
    );
  };

  /** The parts of a block. A line `# resources/host.yaml` begins a file. A key that is shown twice has two parts. */
  const partsOf = (block: Block): readonly { readonly file: string | null; readonly value: unknown }[] =>
    block.text.split(/^(?=# resources\/)/m).flatMap((text) => {
      const file = /^# (resources\/[\w/]+\.yaml)/.exec(text)?.[1] ?? block.title;
      const document = parseDocument(text.replaceAll(/\{…\}|\[…\]/g, "…"), { uniqueKeys: false });
      expect(document.errors, block.at).toEqual([]);
      if (!isMap(document.contents)) return [];
      return document.contents.items
        .filter((item) => isPair(item) && isScalar(item.key))
        .map((item) => ({ file, value: { [String(item.key)]: parseDocument(String(item.value ?? "")).toJS() } }));
    });

  /** Without the values that a reader fills in. */
  const written = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.filter((one) => one !== "…").map(written);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key, one]) => key !== "…" && one !== "…")
        .map(([key, one]) => [key, written(one)]),
    );
  };

  const problemsOf = (block: Block): readonly string[] => {
    const [kind, ...path] = block.in?.split(" ") ?? [];
    return partsOf(block).flatMap(({ file, value }) => {
      const known = SCHEMA_NAMES.find((name) => name === kind) ?? (file === null ? null : kindOf(file));
      const part = written(value);
      if (known !== null) return errorsAs(known, path, part);
      const results = SCHEMA_NAMES.map((name) => errorsAs(name, [], part));
      return results.some((errors) => errors.length === 0)
        ? []
        : (results.toSorted((a, b) => a.length - b.length)[0] ?? []);
    });
  };

  it.each(inLanguage("yaml"))("has only what definitions have: $at", (block) => {
    expect(problemsOf(block)).toEqual([]);
  });

  it("with an unknown key is noticed, in a file and in a part of one", () => {
    const block = (text: string, more: Partial<Block> = {}): Block => ({
      ...{
        at: "here",
        language: "yaml",
        title: "resources/office/loan.yaml",
        in: null,
        skip: null,
        isWhole: false,
        text,
      },
      ...more,
    });
    expect(problemsOf(block("fields: { name: { kind: text, requird: true } }"))).not.toEqual([]);
    expect(problemsOf(block("fieldz: {}"))).not.toEqual([]);
    expect(
      problemsOf(block("name: { kind: text, requird: true }", { in: "definition fields", title: null })),
    ).not.toEqual([]);
    expect(problemsOf(block("fields: { name: { kind: text } }"))).toEqual([]);
  });
});

describe("commands", () => {
  const scripts: object = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).scripts;
  const command = readSource("authoring/cli/pilothouse.mjs");
  const known = new Set([...command.matchAll(/^ {2}(\w+): \[\s*\[/gm)].map(([, name]) => name));
  const settings = new Set(
    [...readSource("docs/operating.md").matchAll(/^\| `([A-Z0-9_]+)` \|/gm)].map(([, name]) => name),
  );
  /** Variables that only tests and the probe read. */
  const OTHERS = new Set(["UPDATE", "FULL", "HOST_URL", "PASSWORD", "VERIFICATION", "SEED"]);

  /** What is wrong with a command; null if it exists. */
  const problemOf = (line: string): string | null => {
    const variables = [...line.matchAll(/(?:^|\s)([A-Z][A-Z_]+)=(?:"[^"]*"|\S+)(?=\s)/g)].map(([, name = ""]) => name);
    const strange = variables.find((name) => !settings.has(name) && !OTHERS.has(name));
    if (strange !== undefined) return `there is no setting ${strange}`;
    const plain = line.replace(/^(?:[A-Z][A-Z_]+=(?:"[^"]*"|\S+)\s+)*/, "");
    const [, script] = /^npm run (?:-s )?(\S+)/.exec(plain) ?? [];
    if (script !== undefined) return Object.hasOwn(scripts, script) || known.has(script) ? null : `no script ${script}`;
    const [, own] = /(?:^|^npx |-- )pilothouse (\w+)/.exec(plain) ?? [];
    if (own !== undefined) return known.has(own) ? null : `no command ${own}`;
    return /^(?:npm (?:start|test|ci|install|pack)\b|cd |npx (?:tsc|vitest)\b|nginx )/.test(plain) ? null : "not known";
  };

  it("are known", () => {
    expect(known.size).toBeGreaterThan(15);
    expect(settings.size).toBeGreaterThan(30);
  });

  it.each(inLanguage("sh", "bash"))("exist: $at", (block) => {
    expect(commandsOf(block).map(problemOf)).toEqual(commandsOf(block).map(() => null));
  });

  it("in indented blocks exist, too", () => {
    const lines = documents.flatMap((file) =>
      [...readSource(file).matchAll(/^ {4}((?:[A-Z_]+=\S+ )*(?:npm run|npx pilothouse|pilothouse) .*)$/gm)].map(
        ([, line = ""]) => ({
          file,
          line: line.replace(/ {2,}.*$/, ""),
        }),
      ),
    );
    expect(lines.length).toBeGreaterThan(15);
    expect(lines.filter(({ line }) => problemOf(line) !== null)).toEqual([]);
  });

  it.each(["npm run strat", "npx pilothouse ad machine", "DATA_DRI=/var npm start", "pm2 start"])(
    "that do not exist are noticed: %s",
    (line) => {
      expect(problemOf(line)).not.toBeNull();
    },
  );
});

it("JSON can be read", () => {
  for (const { at, text } of inLanguage("json")) expect(() => JSON.parse(text), at).not.toThrow();
});

it("code is compiled with the tutorial, or says why not", () => {
  const loose = inLanguage("ts", "tsx", "css").filter(
    ({ at, title, skip }) => skip === null && !(title !== null && BUILT_PAGES.includes(at.replace(/:\d+$/, ""))),
  );
  expect(loose.map(({ at }) => at)).toEqual([]);
});

it("each block has a language that is checked", () => {
  // A picture is drawn and measured when the guide that has it is followed.
  expect(
    blocks.filter(({ language }) => !/^(?:yaml|sh|bash|ts|tsx|css|json|xml)$/.test(language)).map(({ at }) => at),
  ).toEqual([]);
  expect(blocks.length).toBeGreaterThan(60);
});
