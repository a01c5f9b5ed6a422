import fc from "fast-check";
import { ts } from "ts-morph";
import { beforeAll, describe, expect, it } from "vitest";
import { element } from "./elements";
import { array, identifier, imported, propertyKey, lazyMember, literal, object, satisfies, table } from "./expressions";
import { alias, constant, type GeneratedFile } from "./GeneratedFile";
import { GeneratorBug } from "./GeneratorBug";
import { Code } from "./Code";
import { printableOf } from "./Printable";
import { loadPrinter } from "./print";
import { importedType } from "./expressions";
import { unionOf } from "./types";

const HOSTILE = [
  '"',
  "'",
  "`",
  "\\",
  '\\"; alert(1); "',
  "*/ alert(1) /*",
  "// x",
  ["$", "{process.exit()}"].join(""),
  "\n",
  "\r\n",
  "\u2028",
  "\u2029",
  "</script>",
  "{",
  "}}",
  "<Evil />",
  "&quot;",
  "&amp;",
  "\ud800",
  "\udc00x",
  "\u202e",
  "\u0000",
  "\ufeff",
  "\u{11380}",
  "__proto__",
  "constructor",
  "",
  " ",
  "x".repeat(300),
];
const hostile = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.array(fc.constantFrom(...HOSTILE, "a", "1"), { maxLength: 4 }).map((parts) => parts.join("")),
  fc.string({ unit: "binary", maxLength: 40 }),
);

let printAll: (files: readonly GeneratedFile[]) => Promise<readonly string[]>;
let print: (file: GeneratedFile) => Promise<string>;
beforeAll(async () => {
  const printer = await loadPrinter();
  printAll = async (files) => printer(files.map(printableOf));
  print = async (one) => (await printAll([one])).join("");
});

const file = (statements: GeneratedFile["statements"], extension = "tsx"): GeneratedFile => ({
  path: `src/generated/a/b/B.${extension}`,
  source: "resources/a/b.yaml",
  statements,
});
const fileOf = (value: Code): GeneratedFile => file([constant("value", value)]);

/** Evaluates the printed expression. Elements become { tag, props }. */
const run = (code: string): unknown => {
  const { outputText } = ts.transpileModule(code, {
    fileName: "a.tsx",
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      jsx: ts.JsxEmit.React,
      jsxFactory: "h",
    },
  });
  const module = { exports: {} };
  const h = (tag: unknown, props: object) => ({ tag, props });
  new Function("module", "exports", "h", "require", outputText)(module, module.exports, h, () => ({ Tag: "Tag" }));
  return Reflect.get(module.exports, "value");
};

describe("printing", () => {
  it("keeps any text what it is, as a value, a key and an attribute", async () => {
    await fc.assert(
      fc.asyncProperty(hostile, hostile, async (text, name) => {
        const data = object([
          [name, literal(text)],
          ["list", literal([text, { [name]: text }])],
        ]);
        const code = await print(
          fileOf(
            element(imported("Tag", "pilothouse/list"), [
              ["text", literal(text)],
              ["data", data],
            ]),
          ),
        );
        expect(run(code)).toEqual({
          tag: "Tag",
          props: {
            text,
            data: Object.fromEntries([
              [name, text],
              ["list", [text, Object.fromEntries([[name, text]])]],
            ]),
          },
        });
      }),
      { numRuns: 400, examples: HOSTILE.map((text): [string, string] => [text, text]) },
    );
  });

  it("keeps any text what it is in a type", async () => {
    await fc.assert(
      fc.asyncProperty(hostile, async (text) => {
        const code = await print(file([alias("Row", unionOf([text, 1, -1]))], "ts"));
        const tree = ts.createSourceFile("a.ts", code, ts.ScriptTarget.Latest);
        expect(tree.statements).toHaveLength(1);
      }),
      { numRuns: 200, examples: HOSTILE.map((text): [string] => [text]) },
    );
  });

  it("shows no character that an editor would hide", async () => {
    const code = await print(fileOf(literal("a\u202eb\u2028c\ufeffd\ud800")));
    expect(code).toContain('"a\\u202eb\\u2028c\\ufeffd\\ud800"');
  });

  it("refuses a name that is no identifier", () => {
    for (const name of ["a-b", "1a", "a b", "class", "a;b", "", "a\n", "é"])
      for (const make of [
        identifier,
        (one: string) => constant(one, literal(1)),
        (one: string) => alias(one, literal(1)),
      ])
        expect(() => make(name)).toThrow(GeneratorBug);
  });

  it("refuses a header that would end its comment", async () => {
    const bad = { ...fileOf(literal(1)), source: "resources/a.yaml\nalert(1)" };
    await expect(print(bad)).rejects.toThrow(GeneratorBug);
  });

  it("imports what is used, once, a type only where no value is", async () => {
    const value = satisfies(
      array([
        imported("b", "pilothouse/wire"),
        imported("a", "pilothouse/wire"),
        imported("a", "pilothouse/wire"),
        imported("c", "src/generated/a/b/b.calls"),
      ]),
      importedType("Calls", "pilothouse/wire"),
    );
    expect(await print(file([constant("value", value)], "ts"))).toBe(
      `// Generated from resources/a/b.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, a, b } from "pilothouse/wire";
import { c } from "./b.calls";

export const value = [b, a, a, c] satisfies Calls;
`,
    );
  });

  it("refuses two things of one name", async () => {
    const value = array([imported("a", "pilothouse/wire"), imported("a", "pilothouse/schema")]);
    await expect(print(fileOf(value))).rejects.toThrow("a is from");
  });

  it("mixes no files that are printed together, whatever is in them", async () => {
    const files = HOSTILE.map((text) => fileOf(literal(`${text}\n// Generated from ${text}`)));
    expect(await printAll(files)).toEqual(await Promise.all(files.map(print)));
  });

  it.each([
    ["that does not parse", "1)"],
    ["that hides those below it", "1; /*"],
    ["with another header", "1;\n// Generated from resources/a/b.yaml. Do not edit"],
    ["with a statement more", "1; alert(1)"],
  ])("names the file %s, among those that are printed with it", async (_, text) => {
    const forged = { ...fileOf(new Code(text, ["number:1"])), path: "src/generated/a/b/Forged.tsx" };
    const sound = fileOf(literal(1));
    await expect(printAll([sound, forged, sound])).rejects.toThrow("src/generated/a/b/Forged.tsx");
  });

  it.each([
    ["a statement more", "1; alert(1)"],
    ["another value", "2"],
    ["an expression in place of a literal", "f()"],
    ["a comment that hides the rest", "/* 1 */"],
  ])("finds %s", async (_, text) => {
    const forged = new Code(text, ["number:1"]);
    await expect(print(fileOf(forged))).rejects.toThrow(GeneratorBug);
  });

  it("finds a key that was quoted away", async () => {
    const forged = new Code("{ a: 1, b: 2 }", ["object", ...propertyKey("a").leaves, "number:1", "end"]);
    await expect(print(fileOf(forged))).rejects.toThrow("not what was to be printed");
  });

  it("prints modules fetched on demand as one would type them", async () => {
    const value = table([
      ["calls", lazyMember("./a.calls", "aCalls")],
      ["view", lazyMember("./AList", "AList", "default")],
    ]);
    expect(await print(file([constant("value", value)], "ts"))).toContain(`{
  calls: () => import("./a.calls").then((m) => m.aCalls),
  view: () => import("./AList").then((m) => ({ default: m.AList })),
};`);
  });
});
