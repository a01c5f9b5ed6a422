// The quick reader is trusted with every generated file, so it may never read one otherwise than TypeScript does.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { ts } from "ts-morph";
import { describe, expect, it } from "vitest";
import { quickLeaves } from "./quickLeaves";
import { parsedLeaves } from "./readBack";

const GENERATED = "src/generated";
const paths = readdirSync(GENERATED, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => join(GENERATED, name));
const bodyOf = (path: string): string => readFileSync(path, "utf8").replace(/^.*\n/, "");

const parsed = (path: string, code: string): readonly string[] | null => {
  try {
    return parsedLeaves(ts, path, code);
  } catch {
    return null;
  }
};

/** Either it leaves the text to TypeScript, or it reads the same; a text TypeScript refuses was never printed. */
const agrees = (path: string, code: string): void => {
  const wanted = parsed(path, code);
  const quick = wanted === null ? null : quickLeaves(path, code, 0);
  if (quick !== null) expect(quick, code).toEqual(wanted);
};

const PIECES = [
  ..."{}[]()<>=;:,.|\"'`\\/-\n\r\t $0n_é\u2028",
  ..."/* x */|// x\n|=>| as |\n[]|\x24{x}|&amp;|\\u0061|\\\n|0x1|1e3|1_0|?.|!|...|() => {}|<A>x</A>|{ a() {} }".split(
    "|",
  ),
  ..."readonly |satisfies A|import(|export |type |this|async |typeof |new |null|any|undefined|__proto__|let x;".split(
    "|",
  ),
];

describe("reading printed code quickly", () => {
  it("reads every generated file as TypeScript does, and needs it for none", () => {
    expect(paths.length).toBeGreaterThan(100);
    for (const path of paths) expect(quickLeaves(path, bodyOf(path), 0), path).toEqual(parsed(path, bodyOf(path)));
  });

  it("reads no file otherwise that something was put into, or taken from", () => {
    const edit = fc.record({
      path: fc.constantFrom(...paths),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      removed: fc.integer({ min: 0, max: 4 }),
      piece: fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: "binary", maxLength: 3 })),
    });
    fc.assert(
      fc.property(edit, ({ path, share, removed, piece }) => {
        const body = bodyOf(path).slice(0, 4000);
        const whole = body.slice(0, body.lastIndexOf("\n\nexport") + 1);
        const at = Math.floor(share * whole.length);
        agrees(path, whole.slice(0, at) + piece + whole.slice(at + removed));
      }),
      { numRuns: 3000 },
    );
  });

  it.each([
    "export const a = b\nsatisfies C;",
    "export type A = readonly B\n[];",
    "export interface A {\n  readonly\n  a: string;\n}",
    "export const a = f<B>(c);",
    "export type A = z.infer<typeof b>;",
    "export type A = z.infer<b> | z.input<typeof b.c> | typeof b;",
    "export const a = f < b > (c);",
    "export const a = (b) => ({ c: b.d });",
    "export const a = (b) => { c: b };",
    "export const a = { get b() { return 1; } };",
    "export const a = { b };\nexport default a;",
    "export const a = { __proto__: b, ['__proto__']: c };",
    "export const a = 'it\\'s', b = 1;",
    "export const a = (1, 2);",
    "export const a = -1;\nexport const b = - 1;",
    "export const a = async (b) => c;",
    "export const a = async(b);",
    "import type { A } from './a';\nimport { type B, type, c as d } from './b';",
    "import * as z from 'z';\nimport e from 'e';\nimport 'f';",
    "export type A = keyof B | any | (C | null)[] | -1 | { readonly a: string };",
    "export const a = import('./a').then((m) => m.b);\nexport const b = import.meta;",
    "// a comment\nexport const a = 1; // b\n/* c */",
  ])("reads %j as TypeScript does, or not at all", (code) => {
    agrees("a.ts", `${code}\n`);
  });

  it.each([
    "export const a = <A b=\"&amp;\" c='d' e={f} g />;",
    "export const a = <A>text</A>;",
    "export const a = <A>{b}</A>;",
    "export const a = <A.B c-d='e' />;",
    "export const a = <>\n  <A />\n  <B></B>\n</>;",
    "export const a = <A {...b}>{/* c */}</A>;",
    'export const a = <A b="x\\n" />;',
  ])("reads %j as TypeScript does, or not at all", (code) => {
    agrees("a.tsx", `${code}\n`);
  });
});
