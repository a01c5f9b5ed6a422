import fc from "fast-check";
import { stringify } from "yaml";
import { describe, expect, it } from "vitest";
import { ts } from "ts-morph";
import { loadModelFrom } from "../index";
import { loadPrinter, printableOf } from "../printing";
import { emitFiles } from ".";

const HOSTILE = [
  '"',
  "'",
  "`",
  "\\",
  "*/ x /*",
  "// x",
  ["$", "{process.exit()}"].join(""),
  "\n",
  "\u2028",
  "</script>",
  "{",
  "<E />",
  "&quot;",
  "\u202e",
  "__proto__",
  "; f();",
];
const hostile = fc
  .tuple(fc.constantFrom("a", "中"), fc.array(fc.constantFrom(...HOSTILE, "b"), { minLength: 1, maxLength: 3 }))
  .map(([start, parts]) => start + parts.join(""));

const words = (text: string) => ({ en: text, "zh-CN": text, "zh-TW": text });
const sources = (text: string, slot: Readonly<Record<string, unknown>> = {}) => {
  const files = {
    "resources/console.yaml": {
      title: words(text),
      sections: {
        lab: {
          label: words(text),
          icon: "devices",
          redirect: "trap",
          screens: { trap: { label: words(text), icon: "devices", resource: "trap" } },
        },
      },
    },
    "resources/enums.yaml": { trap: { [text]: { name: "trap", ...words(text) } } },
    "resources/errors.yaml": { 513: words(text) },
    "resources/lab/trap.yaml": {
      resource: "trap",
      label: words(text),
      access: "lab.trap",
      calls: {
        list: "/v2/lab/trap/list",
        add: { path: "/v2/lab/trap/add", params: { note: text } },
        set: "/v2/lab/trap/set",
        run: { path: "/v2/lab/trap/run", params: ["id"], on: "row", label: words(text), when: { state: [text] } },
      },
      fields: {
        id: { kind: "id" },
        name: { kind: "text", default: text, sample: [text], label: words(text), help: words(text) },
        amount: { kind: "number", unit: text, label: words(text) },
        state: { kind: "enum", enum: "trap", default: text, label: words(text) },
      },
      views: { form: [{ group: "main", label: words(text), fields: ["name", "amount", "state"] }] },
      ...slot,
    },
  };
  return Object.entries(files).map(([path, data]) => ({ path, text: stringify(data) }));
};

const identifiersOf = (code: string): readonly string[] => {
  const tree = ts.createSourceFile("a.tsx", code, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return names;
};

describe("a hostile text", () => {
  it("in any slot of a definition changes no identifier of any file", async () => {
    const print = await loadPrinter();
    const printed = async (text: string): Promise<readonly string[]> => {
      const { model, problems } = loadModelFrom(sources(text), [], (chinese) => chinese);
      expect(problems).toEqual([]);
      return model === null ? [] : print([...emitFiles(model)].map(printableOf));
    };
    const plain = (await printed("plain text")).map(identifiersOf);
    await fc.assert(
      fc.asyncProperty(hostile, async (text) => {
        const files = await printed(text);
        expect(files.map(identifiersOf)).toEqual(plain);
        expect(files.join("\n")).not.toMatch(/[\u2028\u202e]/);
      }),
      { numRuns: 40, examples: HOSTILE.map((text): [string] => [`a${text}`]) },
    );
  });

  it.each([
    ["the resource's name", { resource: 'a"; alert(1); "' }],
    ["a field's name", { fields: { id: { kind: "id" }, "a: 1}; alert(1)": { kind: "text", label: words("a") } } }],
    ["a path", { calls: { list: '/v2/"; alert(1); "' } }],
    ["an action's name", { calls: { list: "/v2/lab/trap/list", "a-b()": { path: "/v2/lab/trap/x" } } }],
    ["a group's name", { views: { form: [{ group: "a b\n", label: words("a"), fields: ["name"] }] } }],
    [
      "an icon",
      {
        calls: {
          list: "/v2/lab/trap/list",
          run: { path: "/v2/lab/trap/run", on: "row", label: words("a"), icon: '"/>' },
        },
      },
    ],
  ])("as %s is refused, or stays a text", async (_, slot) => {
    const { model, problems } = loadModelFrom(sources("plain", slot), [], (chinese) => chinese);
    if (model === null) expect(problems.length).toBeGreaterThan(0);
    else {
      const print = await loadPrinter();
      const files = await print([...emitFiles(model)].map(printableOf));
      expect(files.flatMap(identifiersOf)).not.toContain("alert");
    }
  });
});
