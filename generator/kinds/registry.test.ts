import { describe, expect, it } from "vitest";
import { patterns } from "../../shared/schema/patterns";
import { loadModelFrom } from "../load";
import type { FieldModel } from "../model/Model";
import { NO_SAMPLES } from "../definition/Samples";
import type { Draw } from "./FieldKind";
import { kindOf, fieldKinds } from "./registry";

/** By kind: the required options, to test a field of every kind. */
const NEEDS: Readonly<Record<string, string>> = {
  enum: "enum: state",
  enums: "enum: state",
  reference: "to: thing",
  references: "to: thing",
  attributes: "of: { size: { kind: integer, label: { en: a, zh-CN: b } } }",
  list: "title: size, of: { size: { kind: integer, label: { en: a, zh-CN: b } } }",
  localized:
    "of: { lang: { kind: text, label: { en: a, zh-CN: b } }, title: { kind: text, label: { en: a, zh-CN: b } } }",
  point: "latitude: a_number, longitude: a_number",
  region: "country: a_text, province: a_text, city: a_text, area: a_text, code: a_number",
  presets: "match: [a_number], set: [a_email], rows: [[1, x]]",
  phone: "area: a_text",
  text: "max: 5",
  integer: "min: 3, max: 4",
  money: 'min: "0.01", max: "5000.00"',
};
const kinds = Object.keys(fieldKinds);
const fields = kinds.map(
  (kind) =>
    `  a_${kind}: { kind: ${kind}, ${NEEDS[kind] ?? ""}${NEEDS[kind] === undefined ? "" : ", "}label: { en: a, zh-CN: b } }`,
);
const files = {
  "resources/console.yaml":
    "title: { en: a, zh-CN: b }\nsections:\n  main: { label: { en: a, zh-CN: b }, resource: thing }\n",
  "resources/enums.yaml": "state: { 2: { name: b, en: a, zh-CN: b }, 1: { name: a, en: c, zh-CN: d } }\n",
  "resources/errors.yaml": "500: { en: a, zh-CN: b }\n",
  "resources/main/thing.yaml": `resource: thing\nlabel: { en: a, zh-CN: b }\ncalls: { list: /thing/list, add: /thing/add }\nfields:\n${fields.join("\n")}\n`,
};
const loaded = loadModelFrom(
  Object.entries(files).map(([path, text]) => ({ path, text })),
  [],
  (text) => text,
);
const thing = loaded.model?.resources[0];
const fieldOf = (kind: string): FieldModel => {
  const field = thing?.fields.find(({ name }) => name === `a_${kind}`);
  if (field === undefined) throw new Error(JSON.stringify(loaded.problems, null, 2));
  return field;
};

/** Draws values in turn, so that every run has the same. */
const drawer = (row: number): Draw => {
  let step = row;
  const next = (): number => (step = (step * 75 + 74) % 65_537);
  return {
    samples: NO_SAMPLES,
    row,
    now: 1_790_000_000,
    integer: (min, max) => min + (next() % (max - min + 1)),
    pick: (from) => {
      const picked = from[next() % from.length];
      if (picked === undefined) throw new Error("nothing to pick from");
      return picked;
    },
    chance: (probability) => next() / 65_537 < probability,
    reference: () => row + 1,
  };
};

describe("the registry of kinds", () => {
  it("loads a definition that uses every kind", () => {
    expect(loaded.problems).toEqual([]);
  });

  describe.each(kinds)("%s", (kind) => {
    it("answers every question about a field", () => {
      const field = fieldOf(kind);
      const answers = kindOf(field);
      expect(answers.schema(field).builder).toMatch(/^[a-z][A-Za-z]+$/);
      expect(["text", "integer", "real", "cents", "json", null]).toContain(answers.storage(field));
      expect(["integer", "number", "text", "boolean", "json", "list"]).toContain(answers.wire(field));
      const drawn = [answers.column(field), answers.display(field), answers.input(field), answers.filter(field)];
      for (const component of drawn) if (component !== null) expect(component.props.source).toBe(field.source);
      expect(answers.display(field)?.name ?? "Field").toMatch(/Field$/);
      expect(answers.column(field)?.name ?? "Column").toMatch(/Column$/);
      expect(answers.input(field)?.name ?? "Input").toMatch(/Input$/);
      expect(answers.filter(field)?.name ?? "Filter").toMatch(/Filter$/);
    });

    it("draws samples that the kind itself accepts, the same for the same draw", () => {
      const field = fieldOf(kind);
      const answers = kindOf(field);
      if (answers.storage(field) === null) return;
      for (let row = 0; row < 50; row++) {
        const value = answers.sample(field, drawer(row));
        expect(answers.accepts(value, field.options), JSON.stringify(value)).toBe(true);
        expect(answers.sample(field, drawer(row))).toEqual(value);
      }
    });
  });

  it("links an enumeration's values in the order of the file, and the type of a referred key", () => {
    expect(fieldOf("enum").options).toEqual({ enum: "state", type: "number", values: [2, 1] });
    expect(fieldOf("reference").options).toEqual({ to: "thing", tree: false, type: "number" });
  });

  it("gives nested fields to columns, shows, inputs and schemas", () => {
    const field = fieldOf("localized");
    const nested = {
      components: [
        { name: "TextInput", props: expect.objectContaining({ source: "a_localized.lang" }) },
        expect.anything(),
      ],
    };
    expect(kindOf(field).input(field)).toMatchObject({ name: "LocalizedInput", props: { children: nested } });
    expect(kindOf(field).schema(field)).toMatchObject({
      builder: "list",
      args: { unique: "lang", of: { schemas: { lang: { builder: "text" } } } },
    });
  });

  it.each(Object.entries(patterns))("draws texts of the pattern %s", (pattern, expression) => {
    const field = { ...fieldOf("text"), options: { pattern } };
    for (let row = 0; row < 50; row++) expect(kindOf(field).sample(field, drawer(row))).toMatch(expression);
  });

  it("draws texts like the example of a pattern of the console", () => {
    const field = { ...fieldOf("text"), options: { pattern: { name: "tag", form: "EQ-\\d{4}", example: "EQ-0042" } } };
    const texts = Array.from({ length: 20 }, (_, row) => String(kindOf(field).sample(field, drawer(row))));
    expect(texts.filter((text) => !/^EQ-\d{4}$/.test(text))).toEqual([]);
    expect(new Set(texts).size).toBeGreaterThan(1);
  });

  it("never draws the same device id twice", () => {
    const field = fieldOf("uid");
    const ids = Array.from({ length: 20_000 }, (_, row) => kindOf(field).sample(field, drawer(row)));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
