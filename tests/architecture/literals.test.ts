// The framework contains no names of a console's definitions and words: no path, no menu key, no message key, no name
// with an underscore. Names without an underscore are ordinary words (`name`, `order`), so they are not searched for.
import { ts } from "ts-morph";
import { describe, expect, it } from "vitest";
import { schemaOfFile } from "../../authoring/editor/schemas";
import { SCHEMA_NAMES } from "../../generator/layout";
import { reloadModel } from "../../generator/load";
import type { FieldModel } from "../../generator/model/Model";
import { projectFiles, isGenerated, isSource, isTest, readSource, root } from "./sources";

/** The parts of the framework, each with the one file that may contain names which the framework itself defines. */
const FLOORS: Readonly<Record<string, string>> = {
  "generator/": "generator/model/taskCalls.ts",
  "probe/": "src/framework/wire/ownNames.ts",
  "platform/framework/": "platform/framework/wire/ownNames.ts",
  "src/framework/": "src/framework/wire/ownNames.ts",
};

const { model } = reloadModel(root);
if (model === null) throw new Error("the definitions cannot be read");

/** The words of a console, without those that only override words of the framework. */
const keysIn = (folder: string): readonly string[] =>
  projectFiles.filter((file) => file.startsWith(folder)).flatMap((file) => Object.keys(JSON.parse(readSource(file))));
const ownKeys = new Set(keysIn("locales/en/framework/"));
const wordKeys = keysIn("locales/en/console/").filter((key) => !ownKeys.has(key));

/** Keys and options of the definition language. They are not names of a console. */
const language = new Set(
  SCHEMA_NAMES.flatMap((name) =>
    [...JSON.stringify(schemaOfFile(name, {})).matchAll(/"(\w+)"/g)].map(([, word]) => word),
  ),
);

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(textsIn);
  return typeof value === "string" ? [value] : [];
};
const namesOf = (field: FieldModel): readonly string[] => [field.name, ...field.of.flatMap(namesOf)];
const terms: ReadonlySet<string> = new Set(
  [
    ...model.resources.flatMap(({ name, fields, calls }) => [
      name,
      ...fields.flatMap(namesOf),
      ...calls.flatMap((call) => [call.name, call.path, ...Object.keys(call.constants)]),
      ...calls.flatMap(({ params, answer }) => [...params, ...answer].flatMap(namesOf)),
    ]),
    ...model.enums.flatMap(({ name, values }) => [name, ...values.map((value) => value.name)]),
    ...model.menus.map(({ key }) => key),
    ...Object.keys(model.titles),
    ...textsIn(model.host),
    ...wordKeys,
  ].filter((term) => /[/._]/.test(term) && !language.has(term)),
);

const textOf = (node: ts.Node): string => {
  if (ts.isIdentifier(node) || ts.isTemplateLiteralToken(node) || ts.isStringLiteral(node)) return node.text;
  return node.kind === ts.SyntaxKind.RegularExpressionLiteral ? node.getText() : "";
};

const partsOf = (text: string): readonly string[] =>
  (text.match(/[\w./]+/g) ?? []).flatMap((word) => [word, ...word.split(/[./]/)]).filter((part) => terms.has(part));

/** The terms that a file contains outside of comments, with their positions. */
const saidIn = (file: string): readonly string[] => {
  const text = readSource(file);
  // Most files contain no term, not even in a comment. An escape such as "\\n" may be right before a term.
  if (!text.includes("\\") && partsOf(text).length === 0) return [];
  const source = ts.createSourceFile(file.replace(/\.mjs$/, ".ts"), text, ts.ScriptTarget.Latest, true);
  const look = (node: ts.Node): readonly string[] => {
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    const own = [...new Set(partsOf(textOf(node)))].map((part) => `${file}:${line} ${part}`);
    return [...own, ...node.getChildren().flatMap(look)];
  };
  return look(source);
};

const said = (folder: string, own = ""): readonly string[] =>
  projectFiles
    .filter((file) => file.startsWith(folder) && isSource(file) && !isGenerated(file) && !isTest(file) && file !== own)
    .flatMap(saidIn);

describe("the framework", () => {
  it("has names to be looked for", () => {
    expect(terms.size).toBeGreaterThan(800);
    for (const term of ["/v2/oss/upload", "operate.time_plan", "user_password", "redeem.title"])
      expect([...terms], term).toContain(term);
  });

  it.each(Object.entries(FLOORS))("says below %s no name of a console's, but in %s", (folder, own) => {
    expect(projectFiles).toContain(own);
    expect(said(folder, own)).toEqual([]);
  });

  it("says below features/ no name of a console's", () => {
    expect(said("features/")).toEqual([]);
  });
});
