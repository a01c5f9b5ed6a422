import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { kindOf, schemaOf } from "../../../generator";
import { factsOf } from "pilothouse/schema";
import { readModel } from "../server/readModel";

const model = readModel(resolve(import.meta.dirname, "../../.."));
const fields = model.resources.flatMap((resource) =>
  [...resource.fields, ...resource.calls.flatMap(({ params }) => params)].map((field) => ({
    at: `${resource.name}.${field.name}`,
    field,
  })),
);

describe("the schema of a field", () => {
  it("has the wire type that the platform uses for the field's kind", () => {
    const wires = fields.flatMap(({ at, field }) => {
      const schema = schemaOf(model, field);
      return schema ? [{ at, console: factsOf(schema)?.wire, platform: kindOf(field).wire(field) }] : [];
    });
    expect(wires.length).toBeGreaterThan(900);
    expect(wires.filter((one) => one.console !== one.platform)).toEqual([]);
  });
});
