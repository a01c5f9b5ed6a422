// What kinds share: components with their field, and facts about texts, numbers and lists.
import { z } from "zod";
import type { FieldModel, Json } from "../model/Model";
import type { Component, FieldKind, SchemaCall, Value } from "./FieldKind";

type Props = Readonly<Record<string, Value>>;

/** An option of the definition; null when it was left out. */
export const option = (field: FieldModel, name: string): Json => field.options[name] ?? null;

export const options = (field: FieldModel, ...names: readonly string[]): Record<string, Json> =>
  Object.fromEntries(names.map((name) => [name, option(field, name)]));

/** A Column, Field or Filter. Props that are null or false are left out. */
export const viewPart = (name: string, field: FieldModel, props: Props = {}): Component => ({
  name,
  props: { source: field.source, ...props },
});

/** An Input. */
export const inputFor = (name: string, field: FieldModel, props: Props = {}): Component => ({
  name,
  props: { source: field.source, required: field.required, immutable: field.immutable, ...props },
});

export const buildSchema = (builder: string, field: FieldModel, args: Props = {}): SchemaCall => ({
  builder,
  args: {
    required: field.required,
    when: Object.keys(field.when).length > 0 ? field.when : null,
    unasked: field.hidden || field.encrypted,
    ...args,
  },
});

const isLong = (value: string, max: unknown): boolean => typeof max === "number" && value.length > max;
const isShort = (value: string, min: unknown): boolean => typeof min === "number" && value.length < min;

/** Members of `FieldKind` that are the same for all kinds of text. */
export const textBase = {
  options: z.object({}),
  links: {},
  table: null,
  nested: null,
  role: null,
  label: null,
  filters: ["contains", "equals"],
  sortable: true,
  listed: true,
  holds: () => "string",
  expects: "a text",
  accepts: (value, { min, max }) =>
    typeof value === "string" && !isLong(value, max) && (value === "" || !isShort(value, min)),
  storage: () => "text",
  wire: () => "text",
  filter: (field) => viewPart("TextFilter", field),
} satisfies Partial<FieldKind>;

/** Members of kinds that only show or fill in other fields and are not sent. */
export const unsentBase = {
  ...textBase,
  filters: [],
  sortable: false,
  listed: false,
  accepts: () => false,
  storage: () => null,
  schema: (field) => buildSchema("text", field),
  column: () => null,
  filter: () => null,
  sample: () => null,
} satisfies Partial<FieldKind>;

const isWithin = (value: number, min: unknown, max: unknown): boolean =>
  (typeof min !== "number" || value >= min) && (typeof max !== "number" || value <= max);

/** Members of `FieldKind` that are the same for all kinds of numbers. */
export const numberBase = {
  ...textBase,
  filters: ["equals", "range"],
  holds: () => "number",
  expects: "a number",
  accepts: (value, { min, max }) => typeof value === "number" && isWithin(value, min, max),
  storage: () => "real",
  wire: () => "number",
  filter: (field) => viewPart("NumberFilter", field, { range: field.filter === "range" }),
} satisfies Partial<FieldKind>;

export const integerBase = {
  ...numberBase,
  expects: "a whole number",
  accepts: (value, { min, max }) => typeof value === "number" && Number.isInteger(value) && isWithin(value, min, max),
  storage: () => "integer",
  wire: () => "integer",
} satisfies Partial<FieldKind>;

/** Members of kinds whose value is a list. */
export const listBase = {
  ...textBase,
  filters: ["contains", "equals"],
  sortable: false,
  holds: () => "other",
  expects: "a list",
  accepts: (value) => Array.isArray(value),
  storage: () => "json",
  wire: () => "list",
} satisfies Partial<FieldKind>;

/** The JSON type of an enumeration's values, or of the key of the other resource. */
export const targetType = (field: FieldModel): "number" | "string" =>
  field.options.type === "string" ? "string" : "number";

/** Like `targetType`, for `holds` of a kind. */
export const holdsLinked = ({ type }: Readonly<Record<string, unknown>>): "number" | "string" =>
  type === "string" ? "string" : "number";

export const isKey = (value: unknown): boolean => typeof value === "number" || typeof value === "string";

export const isOfType = (value: unknown, type: unknown): boolean =>
  typeof value === (type === "string" ? "string" : "number");
