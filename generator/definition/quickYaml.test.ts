import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parse, stringify } from "yaml";
import { quickYaml } from "./quickYaml";

const real = (text: string, mapAsMap: boolean): unknown => {
  try {
    return parse(text, { logLevel: "error", mapAsMap });
  } catch {
    return "refused";
  }
};

/** Either it leaves the text to the real parser, or it reads the same. */
const agrees = (text: string): void => {
  for (const asMap of [false, true]) {
    const quick = quickYaml(text, asMap);
    if (quick !== null) expect(quick, text).toEqual(real(text, asMap));
  }
};

const definitions = readdirSync("resources", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".yaml"))
  .map((name) => join("resources", name));

describe("reading plain YAML quickly", () => {
  it.each(definitions)("reads %s as the real parser does", (file) => {
    agrees(readFileSync(file, "utf8"));
  });

  it("needs the real parser for few of our own definitions", () => {
    const left = definitions.filter((file) => quickYaml(readFileSync(file, "utf8")) === null);
    expect(left.length).toBeLessThanOrEqual(definitions.length / 4);
  });

  it.each([
    "a: 1\nb: 1.50\nc: 007\nd: 1e3\ne: 3.0.12\nf: 2026-01-01\ng: -gmt\nh: +86\ni: .5\nj: 0x1f\nk: -0\n",
    "a: true\nb: True\nc: ~\nd:\ne: null\nf: nullable\n",
    "a: x # comment\nb: x#y\nc: 'it''s # no'\nd: \"a: b\" # yes\n# whole\n",
    "a:\n- 1\n- b: 2\n  c: 3\n-\n- [x, {y: z}]\nd: 4\n",
    "a: [1, 'b', \"c\", ]\nb: {}\nc: []\nd: { e: {f: g}, h: [i] }\n",
    'a: "x\\ny \\"q\\" \\\\"\nb: { c: "\\t/\\/", d: ["\\\\", "#\\n"] }\n',
    'a: "\\x41"\nb: "\\u0041"\n',
    'a: "b\\"\n',
    'a: "b\\\\"c\n',
    "a: {b:1}\n",
    "a: {b}\n",
    "a: [b: c]\n",
    "a: b: c\n",
    "a: b\n  c\n",
    "a:\n  b\n",
    "a: 1\na: 2\n",
    "a: |\n  x\n",
    "a: &x 1\nb: *x\n",
    "a: {b: c}x\n",
    "a: 'x' y\n",
    "  a: 1\n",
    "a: 1\n b: 2\n",
    "a:\n    b: 1\n  c: 2\n",
    "- a: 1\n   b: 2\n",
    "a: [b\n",
    "a: }\n",
    "? a\n: b\n",
    "true: 1\n1.0: 2\n0: 3\n1e2: 4\n406.10: 5\n",
    "__proto__: 1\n",
    'a: "x\\ny"\n',
    "---\na: 1\n",
    "a: 1\n...\n",
    "a: x\u3000\n",
    "a: @x\n",
    "a: -\n",
    "a: - b\n",
  ])("agrees with the real parser about %j", (text) => {
    agrees(text);
  });

  it("agrees about whatever data is written out", () => {
    const value = fc.letrec<{ any: unknown; map: unknown }>((tie) => ({
      any: fc.oneof(
        { maxDepth: 3 },
        fc.string(),
        fc.integer(),
        fc.double({ noNaN: true }),
        fc.boolean(),
        fc.constant(null),
        fc.array(tie("any"), { maxLength: 3 }),
        tie("map"),
      ),
      map: fc.dictionary(fc.stringMatching(/^[a-z0-9_.-]{1,6}$/), tie("any"), { maxKeys: 4, noNullPrototype: true }),
    }));
    fc.assert(
      fc.property(value.map, fc.constantFrom(null, "BLOCK", "FLOW"), (data, style) => {
        agrees(
          stringify(data, {
            collectionStyle: style === null ? "any" : style === "FLOW" ? "flow" : "block",
            lineWidth: 0,
          }),
        );
      }),
      { numRuns: 400 },
    );
  });

  it("agrees about texts that are nearly YAML", () => {
    const piece = fc.constantFrom(
      "a",
      "b:",
      "c: ",
      "- ",
      "\n",
      "\n  ",
      "\n    ",
      "{",
      "}",
      "[",
      "]",
      ", ",
      '"',
      "'",
      "#",
      " ",
      "1",
      "0.5",
      "~",
      "x: y\n",
      "true",
      ":",
      "-",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 24 }), (pieces) => agrees(pieces.join(""))),
      { numRuns: 4000 },
    );
  });
});
