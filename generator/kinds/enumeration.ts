import { z } from "zod";
import type { FieldModel, Json } from "../model/Model";
import type { Component } from "./FieldKind";
import { viewPart } from "./pieces";

/** The options of both kinds for values of an enumeration. */
export const enumOptions = z.object({ enum: z.string() });

export const enumNameOf = (field: FieldModel): string => String(field.options.enum);

export const enumValues = (field: FieldModel): readonly Json[] => {
  const values = field.options.values;
  return Array.isArray(values) ? values : [];
};

export const isAmong = (value: unknown, values: unknown): boolean => Array.isArray(values) && values.includes(value);

export const enumFilter = (field: FieldModel): Component =>
  viewPart("EnumFilter", field, { of: { enum: enumNameOf(field) } });
