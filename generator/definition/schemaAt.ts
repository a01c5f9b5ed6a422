import { z } from "zod";

const unwrap = (schema: z.core.$ZodType): z.core.$ZodType => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return unwrap(schema.def.innerType);
  return schema;
};

/** The schema at `path` in `schema`, or null. */
export const schemaAt = (schema: z.core.$ZodType, path: readonly PropertyKey[]): z.core.$ZodType | null => {
  const here = unwrap(schema);
  const [segment, ...rest] = path;
  if (segment === undefined) return here;
  if (here instanceof z.ZodObject) {
    const child: unknown = Object.getOwnPropertyDescriptor(here.shape, segment)?.value ?? null;
    return child instanceof z.ZodType ? schemaAt(child, rest) : null;
  }
  if (here instanceof z.ZodArray) return schemaAt(here.element, rest);
  if (here instanceof z.ZodRecord) return schemaAt(here.valueType, rest);
  if (here instanceof z.ZodUnion)
    return here.options.reduce<z.core.$ZodType | null>((found, option) => found ?? schemaAt(option, path), null);
  return null;
};

/** The keys that a map at `path` may have. */
export const keysAt = (schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] => {
  const found = schemaAt(schema, path);
  return found instanceof z.ZodObject ? Object.keys(found.shape) : [];
};
