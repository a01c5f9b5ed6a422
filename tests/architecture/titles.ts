// Reads the titles of the tests in a file from its code: literals, constants of the file, and the rows of `it.each`.
// Parts that only a running test knows, such as `${name}` or `%s`, stay as written.
import { join } from "node:path/posix";
import { format } from "node:util";
import { ts } from "ts-morph";
import { projectFiles, readSource } from "./sources";

/** Values that can be computed from the code without running it. */
type Known = string | number | boolean | null | readonly Known[] | { readonly [name: string]: Known };

const OFF = new Set(["skip", "todo", "only"]);

const isRecord = (value: Known | undefined): value is { readonly [name: string]: Known } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const bare = (node: ts.Expression): ts.Expression =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
    ? bare(node.expression)
    : node;

export interface Title {
  /** The title as it is in the code, without the values of `it.each`. */
  readonly written: string;
  /** The titles with the values of `it.each`: one title for each row. If the rows are unknown, the title as written. */
  readonly filled: readonly string[];
  /** The title of a test, not of a group of tests. */
  readonly isTest: boolean;
  /** The title of the surrounding group, which is the subject of the sentence. "" if there is no group. */
  readonly subject: string;
}

class TestFile {
  readonly source: ts.SourceFile;
  readonly #constants = new Map<string, ts.Expression>();
  readonly titles: readonly Title[];

  constructor(file: string) {
    this.source = ts.createSourceFile(file, readSource(file), ts.ScriptTarget.Latest, true);
    this.#each(this.source, (node) => {
      if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name) || !node.initializer) return;
      if (!this.#constants.has(node.name.text)) this.#constants.set(node.name.text, node.initializer);
    });
    const titles: Title[] = [];
    this.#each(this.source, (node) => {
      if (ts.isCallExpression(node)) titles.push(...this.#titlesOf(node));
    });
    this.titles = titles;
  }

  #each(node: ts.Node, visit: (node: ts.Node) => void): void {
    visit(node);
    node.forEachChild((child) => this.#each(child, visit));
  }

  /** The title of the nearest `describe` around a node, without the name of the store on which it runs. */
  #subjectOf(node: ts.Node): string {
    const { parent } = node;
    if (parent === undefined) return "";
    const isGroup = ts.isCallExpression(parent) && /^describe\b/.test(parent.expression.getText(this.source));
    const title = isGroup ? parent.arguments[0] : undefined;
    return title === undefined ? this.#subjectOf(parent) : (this.#textOf(title) ?? "").replace(/,? on \$\{name\}/, "");
  }

  /**
   * Titles of `it(…)`, `it.concurrent(…)`, `it.each(rows)(…)`, `it.skipIf(…)(…)`, and of the same forms of `describe`.
   */
  #titlesOf(call: ts.CallExpression): readonly Title[] {
    const {
      expression,
      arguments: [title],
    } = call;
    const made = ts.isCallExpression(expression) ? expression : null;
    const named = made ? made.expression : expression;
    const words = named.getText(this.source).split(".");
    if (title === undefined || !["it", "test", "describe"].includes(words[0] ?? "")) return [];
    if (
      words.some((word) => OFF.has(word)) ||
      (made === null && ["each", "skipIf", "runIf"].includes(words.at(-1) ?? ""))
    )
      return [];
    const text = this.#textOf(title);
    if (text === null) return [];
    const each = words.at(-1) === "each" ? made?.arguments[0] : undefined;
    const rows = each === undefined ? undefined : this.#value(each);
    const isKnown = Array.isArray(rows) && rows.length > 0;
    const texts = isKnown ? rows.map((row: Known) => filled(text, row)) : [text];
    return [{ written: text, filled: texts, isTest: words[0] !== "describe", subject: this.#subjectOf(call) }];
  }

  /** Null if the expression is not a text. */
  #textOf(node: ts.Expression): string | null {
    const written = bare(node);
    if (ts.isTemplateExpression(written)) return this.#filledIn(written);
    const value = this.#value(written);
    return typeof value === "string" ? value : null;
  }

  /** A template with the constants that are known. */
  #filledIn({ head, templateSpans }: ts.TemplateExpression): string {
    const parts = templateSpans.map(({ expression, literal }) => {
      const part = this.#value(expression);
      const isWord = typeof part === "string" || typeof part === "number";
      return `${isWord ? part : `\${${expression.getText(this.source)}}`}${literal.text}`;
    });
    return [head.text, ...parts].join("");
  }

  /** Undefined if only a running test knows the value. */
  #value(given: ts.Expression): Known | undefined {
    const node = bare(given);
    if (ts.isStringLiteralLike(node)) return node.text;
    if (ts.isNumericLiteral(node)) return Number(node.text.replaceAll("_", ""));
    if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
    if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
    if (node.kind === ts.SyntaxKind.NullKeyword) return null;
    if (ts.isIdentifier(node)) {
      const constant = this.#constants.get(node.text);
      return constant && this.#value(constant);
    }
    if (ts.isPropertyAccessExpression(node)) {
      const of = this.#value(node.expression);
      return isRecord(of) ? of[node.name.text] : undefined;
    }
    if (ts.isTemplateExpression(node)) {
      const text = this.#filledIn(node);
      return text.includes("${") ? undefined : text;
    }
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
      const [left, right] = [this.#value(node.left), this.#value(node.right)];
      return typeof left === "string" && typeof right === "string" ? left + right : undefined;
    }
    // Other values of a row, such as functions, are not needed for titles.
    if (ts.isArrayLiteralExpression(node)) return node.elements.map((element) => this.#value(element) ?? null);
    if (ts.isObjectLiteralExpression(node))
      return Object.fromEntries(
        node.properties.flatMap((property) =>
          ts.isPropertyAssignment(property)
            ? [[property.name.getText(this.source), this.#value(property.initializer) ?? null]]
            : [],
        ),
      );
    return undefined;
  }
}

/** Fills in a title like vitest: `%s` by position, `$name` by the name in the row. */
const filled = (title: string, row: Known): string => {
  const values = Array.isArray(row) ? row : [row];
  const holes = [...title.replaceAll("%%", "").matchAll(/%[sdijfo]/g)].length;
  const formatted = holes === 0 ? title : format(title, ...values.slice(0, holes));
  return isRecord(row)
    ? formatted.replaceAll(/\$(\w+)/g, (written, name: string) => (name in row ? String(row[name]) : written))
    : formatted;
};

const known = new Map<string, readonly Title[]>();

export const titlesOf = (file: string): readonly Title[] => {
  const titles = known.get(file) ?? new TestFile(file).titles;
  known.set(file, titles);
  return titles;
};

const parts = projectFiles.filter((file) => file.startsWith("tests/") && file.endsWith(".ts"));

/** What `tests/journeys/vitest.config.ts` includes. */
const JOURNEYS = [...readSource("tests/journeys/vitest.config.ts").matchAll(/"([^"]*\*\.journey\.ts)"/g)].map(
  ([, pattern = ""]) =>
    new RegExp(`^${join("tests/journeys", pattern).replaceAll(".", "\\.").replaceAll("*", "[^/]+")}$`),
);

/** Whether a test file runs: vitest finds it, or a test file imports it, directly or through a list of parts. */
export const containsTests = (file: string, seen: ReadonlySet<string> = new Set()): boolean => {
  if (/\.test\.tsx?$/.test(file) || JOURNEYS.some((pattern) => pattern.test(file))) return true;
  const name = `/${file.split("/").at(-1)?.replace(/\.ts$/, "")}"`;
  const asked = new Set([...seen, file]);
  return parts.some((taker) => !asked.has(taker) && readSource(taker).includes(name) && containsTests(taker, asked));
};
