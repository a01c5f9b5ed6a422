// At 20 places of the definitions, an editor proposes the names that fit there, and accepts the whole file.
import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { isSchema, type Schema, THEN } from "./Schema";

const ajv = new Ajv2020({ strict: false, validateFormats: false, inlineRefs: false });
const read = (path: string): string => readFileSync(`resources/${path}`, "utf8");
const schemas = new Map<string, Schema>();
const schemaOf = (name: string): Schema => {
  const schema: Schema = schemas.get(name) ?? JSON.parse(read(`${name}.schema.json`));
  schemas.set(name, schema);
  return schema;
};

const inside = (value: unknown, key: string): unknown => Reflect.get(Object(value), key);
const valuesOf = (schema: Schema): readonly string[] => (Array.isArray(schema.enum) ? schema.enum.map(String) : []);

/** The values that a schema proposes at a path of a file. The last key `{}` means the keys of a map. */
const proposedAt = (root: Schema, file: unknown, path: readonly string[]): readonly string[] => {
  const below = (schema: unknown, value: unknown, rest: readonly string[]): readonly string[] => {
    if (!isSchema(schema)) return [];
    const { $ref, anyOf = [], allOf = [] } = schema;
    const named = $ref === undefined ? [] : below(root.$defs?.[$ref.split("/").at(-1) ?? ""], value, rest);
    const same = [...anyOf, ...allOf].flatMap((one) => below(one, value, rest));
    const isMeant = isSchema(schema.if) && ajv.validate(schema.if, value);
    const then = isMeant ? below(schema[THEN], value, rest) : [];
    const listed = below(schema.items, value, rest);
    return [...named, ...same, ...then, ...listed, ...own(schema, value, rest)];
  };
  const own = (schema: Schema, value: unknown, [key, ...rest]: readonly string[]): readonly string[] => {
    if (key === undefined) return valuesOf(schema);
    if (key === "{}") return below(schema.propertyNames, key, []);
    return below(schema.properties?.[key] ?? schema.additionalProperties, inside(value, key), rest);
  };
  return below(root, file, path);
};

describe("an editor proposes", () => {
  it.each([
    ["definition", "operate/cron", "key", "id", "uid"],
    ["definition", "operate/cron", "title", "name", "company"],
    ["definition", "operate/cron", "views.list.columns", "spec", "uid"],
    ["definition", "operate/cron", "views.list.sort", "-spec", "uid"],
    ["definition", "operate/cron", "views.form.fields", "param", "uid"],
    ["definition", "operate/cron", "unique", "name", "uid"],
    ["definition", "operate/cron", "search", "name", "uid"],
    ["definition", "operate/cron", "transitions.{}", "state", "uid"],
    ["definition", "operate/cron", "calls.run.when.{}", "state", "uid"],
    ["definition", "operate/cron", "calls.run.params", "id", "uid"],
    ["definition", "operate/cron", "calls.run.icon", "play", "cron"],
    ["definition", "operate/cron", "access.{}", "run", "name"],
    ["definition", "operate/cron", "access.run", "operate.time_plan.run", "cron"],
    ["definition", "operate/cron", "fields.type.enum", "cron_type", "cron"],
    ["definition", "operate/cron", "fields.type.kind", "reference", "device"],
    ["definition", "operate/account", "fields.role_id.to", "role", "role_id"],
    ["definition", "operate/account", "fields.role_id.pick", "rela", "role_id"],
    ["definition", "operate/ip_server", "fields.erate.unit", "months", "erate"],
    ["definition", "operate/device_file", "fields.url.accept", ".pdf", "url"],
    ["console", "console", "identity.account.password", "user_password", "uid"],
    ["console", "console", "sections.operate.icon", "camera", "device"],
    ["console", "console", "features", "views", "cron"],
    ["host", "host", "own.call", "account.get", "account"],
  ])("by the schema of %s, in %s at %s: %s", (name, file, place, right, wrong) => {
    const names = proposedAt(schemaOf(name), parse(read(`${file}.yaml`)), place.split("."));
    expect(names).toContain(right);
    expect(names).not.toContain(wrong);
  });

  it.each([
    ["definition", "operate/cron"],
    ["definition", "operate/account"],
    ["console", "console"],
    ["host", "host"],
  ])("and the schema of %s accepts %s", { timeout: 240_000 }, (name, file) => {
    expect([ajv.validate(schemaOf(name), parse(read(`${file}.yaml`))), ajv.errors ?? []]).toEqual([true, []]);
  });
});
