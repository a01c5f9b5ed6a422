import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { SCHEMA_NAMES, type SchemaName } from "../../generator/layout";
import { readDescriptions } from "./editorSchemas";
import { type Schema, visitSchemas } from "./Schema";
import { schemaOfFile } from "./schemas";

const said = readDescriptions();
const schemas = new Map(SCHEMA_NAMES.map((name) => [name, schemaOfFile(name, said)]));
const ajv = new Ajv2020({ strict: false, validateFormats: false });
const checks = new Map([...schemas].map(([name, schema]) => [name, ajv.compile(schema)]));

const accepts = (name: SchemaName, content: unknown): boolean => checks.get(name)?.(content) === true;
const nameOf = (file: string): SchemaName => SCHEMA_NAMES.find((name) => file === `${name}.yaml`) ?? "definition";

const files = ["resources", "examples/clinic/resources"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => [join(folder, name), nameOf(name)] as const),
);

const cron = (field: string, rest = "") =>
  parse(
    `{ resource: cron, label: { en: a, zh-CN: b }, calls: { list: /cron/list }, fields: { name: ${field} } ${rest} }`,
  );

/** The keys that a schema lists, each with its description. */
const keysOf = (schema: Schema): readonly (readonly [place: string, description: string])[] => {
  const keys: [string, string][] = [];
  visitSchemas(schema, (one, place) => {
    if (place.at(-1) !== "*") keys.push([place.join("."), one.description ?? ""]);
  });
  return keys;
};

describe("the JSON Schemas for editors", () => {
  it.each(files)("accept %s", (file, name) => {
    const valid = accepts(name, parse(readFileSync(file, "utf8")));
    expect([valid, checks.get(name)?.errors ?? []]).toEqual([true, []]);
  });

  it("offer each kind its own keys and no others", () => {
    expect(accepts("definition", cron("{ kind: text, max: 4 }"))).toBe(true);
    expect(accepts("definition", cron("{ kind: text, currency: rmb }"))).toBe(false);
    expect(accepts("definition", cron("{ kind: reference }"))).toBe(false);
    expect(accepts("definition", cron("{ kind: list, of: { a: { kind: text, max: 4 } } }"))).toBe(true);
    expect(accepts("definition", cron("{ kind: list, of: { a: { kind: text, maxx: 4 } } }"))).toBe(false);
  });

  it("refuse unknown keys and kinds", () => {
    expect(accepts("definition", cron("{ kind: txet }"))).toBe(false);
    expect(accepts("definition", cron("{ kind: text }", ", veiws: {}"))).toBe(false);
    expect(accepts("console", { title: { en: "a", "zh-CN": "b" }, sections: { a: { lable: {} } } })).toBe(false);
  });

  it.each([...schemas])("describe every key of %s", (_, schema) => {
    const keys = keysOf(schema);
    expect(keys.length).toBeGreaterThan(2);
    expect(keys.filter(([, description]) => description === "")).toEqual([]);
  });

  it("use every description", () => {
    const unused = [...schemas].flatMap(([name, schema]) => {
      const used = new Set<unknown>();
      JSON.stringify(schema, (key, value: unknown) => {
        for (const text of /^(?:enumD|d)escriptions?$/.test(key) ? [value].flat() : []) used.add(text);
        return value;
      });
      return Object.entries(said[name] ?? {}).filter(([, text]) => !used.has(text));
    });
    expect(unused).toEqual([]);
  });
});
