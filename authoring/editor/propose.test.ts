import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";

const SCHEMA = z.looseObject({
  allOf: z.array(z.looseObject({ if: z.unknown() }).partial()),
  $defs: z.record(
    z.string(),
    z.looseObject({ anyOf: z.array(z.object({ enum: z.array(z.string()).optional() })) }).partial(),
  ),
});
const read = (name: string) => SCHEMA.parse(JSON.parse(readFileSync(`resources/${name}.schema.json`, "utf8")));
const [definition, ofConsole] = [read("definition"), read("console")];
const proposed = (name: string): readonly string[] => definition.$defs[name]?.anyOf?.[0]?.enum ?? [];

const at = (value: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((one, key) => Reflect.get(Object(one), key), value);
const caseOf = (name: string) =>
  at(
    definition.allOf.find((one) => at(one.if, "properties.resource.pattern") === `^${name}$`),
    "then",
  );

describe("the names that an editor proposes", () => {
  it("are the fields of the same resource in its columns, sorting, conditions and key", () => {
    expect(proposed("cron.field")).toContain("spec");
    expect(proposed("cron.field")).not.toContain("uid");
    expect(proposed("cron.order")).toEqual(expect.arrayContaining(["spec", "-spec"]));
    const cron = caseOf("cron");
    expect(at(cron, "properties.views.properties.list.properties.columns.items.$ref")).toBe("#/$defs/cron.field");
    expect(at(cron, "properties.views.properties.list.properties.sort.$ref")).toBe("#/$defs/cron.order");
    expect(at(cron, "properties.views.properties.list.properties.second.propertyNames.$ref")).toBe(
      "#/$defs/cron.field",
    );
    expect(at(cron, "properties.key.$ref")).toBe("#/$defs/cron.field");
  });

  it("are resources, enumerations, icons and menu keys of the console", () => {
    expect(proposed("All.resource")).toContain("device");
    expect(proposed("All.enum")).toContain("publish_state");
    expect(proposed("All.icon")).toEqual(expect.arrayContaining(["archive", "camera"]));
    expect(proposed("All.menu")).toContain("product.device");
    const account = ofConsole.allOf.map((one) =>
      at(one, "properties.identity.properties.account.properties.name.$ref"),
    );
    expect(account).toContain("#/$defs/account.field");
  });
});
