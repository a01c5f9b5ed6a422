import { z } from "zod";
import type { FieldModel, Json } from "../model/Model";

/** Options and answers of the two kinds whose values are an enumeration's. */
export const enumOptions = z.object({ enum: z.string() });

export const enumName = (field: FieldModel): string => String(field.options.enum);

export const enumValues = (field: FieldModel): readonly Json[] => {
  const values = field.options.values;
  return Array.isArray(values) ? values : [];
};

export const isAmong = (value: unknown, values: unknown): boolean => Array.isArray(values) && values.includes(value);
