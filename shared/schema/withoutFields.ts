import * as z from "zod/mini";

/** The schema without some of its fields. */
export const withoutFields = (schema: z.core.$ZodObject, missing: readonly string[]): z.core.$ZodObject =>
  missing.length === 0
    ? schema
    : z.object(Object.fromEntries(Object.entries(schema._zod.def.shape).filter(([name]) => !missing.includes(name))));
