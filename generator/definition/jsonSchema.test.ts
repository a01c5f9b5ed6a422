import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { definitionJsonSchema } from "../definitionJsonSchema";

const json = z.json().parse(JSON.parse(JSON.stringify(definitionJsonSchema())));
const schema = z.fromJSONSchema(z.record(z.string(), z.unknown()).parse(json));
const definitions = readdirSync("resources", { recursive: true, encoding: "utf8" })
  .filter((name) => /[/\\].*\.yaml$/.test(name))
  .map((name) => join("resources", name));

const cron = (field: string, rest = "") =>
  parse(
    `{ resource: cron, label: { en: a, zh-CN: b }, calls: { list: /cron/list }, fields: { name: ${field} } ${rest} }`,
  );

describe("the JSON Schema of a definition", () => {
  it.each(definitions)("accepts %s", (file) => {
    const result = schema.safeParse(parse(readFileSync(file, "utf8")));
    expect(result.error?.issues ?? []).toEqual([]);
  });

  it("offers each kind its own keys and no others", () => {
    expect(schema.safeParse(cron("{ kind: text, max: 4 }")).success).toBe(true);
    expect(schema.safeParse(cron("{ kind: text, currency: rmb }")).success).toBe(false);
    expect(schema.safeParse(cron("{ kind: reference }")).success).toBe(false);
    expect(schema.safeParse(cron("{ kind: list, of: { a: { kind: text, max: 4 } } }")).success).toBe(true);
    expect(schema.safeParse(cron("{ kind: list, of: { a: { kind: text, maxx: 4 } } }")).success).toBe(false);
  });

  it("refuses unknown keys and kinds", () => {
    expect(schema.safeParse(cron("{ kind: txet }")).success).toBe(false);
    expect(schema.safeParse(cron("{ kind: text }", ", veiws: {}")).success).toBe(false);
  });
});
