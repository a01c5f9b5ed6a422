// The JSON Schema of definitions, for editors. It is made of the zod schemas that check definitions.
import { z } from "zod";
import { callPart, fieldPart, headerPart } from "./Definition";
import { hostSchema } from "./Host";
import { identifier, wirePath } from "./names";
import type { Kinds } from "./readFields";

const scalar = z.union([z.string(), z.number(), z.boolean()]);

/** A schema for every kind with its own keys. Kinds with nested fields have `of`. */
const fieldSchema = (kinds: Kinds): z.ZodType => {
  const common = fieldPart.full.omit({ kind: true, of: true });
  const named = Object.entries(kinds).map(([name, { options, nested }]) =>
    common.extend({
      kind: z.literal(name),
      ...options.partial().shape,
      ...requiredShape(options),
      ...(nested === null
        ? {}
        : {
            of: z.record(
              identifier,
              z.lazy(() => anyField),
            ),
          }),
    }),
  );
  const anyField: z.ZodType = z.union(named).meta({ id: "field" });
  return anyField;
};

const requiredShape = (options: z.ZodObject): z.core.$ZodShape =>
  Object.fromEntries(Object.entries(options.shape).filter(([, schema]) => !z.safeParse(schema, undefined).success));

/** A JSON Schema of draft 2020-12. */
export const jsonSchemaOf = (kinds: Kinds): object => {
  const field = fieldSchema(kinds);
  const call = callPart.full.extend({
    params: z.union([z.array(z.string()), z.record(z.string(), z.union([field, scalar]))]).optional(),
  });
  const definition = headerPart.full.extend({
    calls: z.record(identifier, z.union([wirePath, call])),
    fields: z.record(identifier, field).optional(),
  });
  return { title: "A Pilothouse definition", ...z.toJSONSchema(definition, { io: "input", unrepresentable: "any" }) };
};

/** The JSON Schema of resources/host.yaml. */
export const hostJsonSchema = (): object => ({
  title: "The platform of a Pilothouse console",
  ...z.toJSONSchema(hostSchema, { io: "input", unrepresentable: "any" }),
});
