// The JSON Schema of a field, both as it is sent and as it is answered. The kind of the field defines the type on the
// wire, and the options of the field define the limits. This code names no kind.
import { regExpOf, isOwnPattern, patterns } from "pilothouse/schema";
import { kindOf } from "../../../generator";
import type { EnumModel, FieldModel, Json, Language, Model } from "../../../generator";
import { type JsonPart, componentRef, mergeParts } from "./Json";

export interface SchemaContext {
  readonly model: Model;
  readonly language: Language;
}

export const enumSchemaName = (name: string): string => `enum.${name}`;

/** The values of an enumeration, each with its label. */
export const enumSchema = ({ type, values }: EnumModel, language: Language): JsonPart => ({
  type: type === "number" ? "integer" : "string",
  oneOf: values.map(({ value, label }) => ({ const: value, title: label[language] })),
});

const MONEY = String.raw`^-?\d+(\.\d{1,2})?$`;

/** The items of a list: values of an enumeration, or keys of records. */
const itemSchema = ({ options }: FieldModel): JsonPart => {
  if (typeof options.enum === "string") return componentRef("schemas", enumSchemaName(options.enum));
  return typeof options.type === "string" ? { type: options.type } : {};
};

const number = (value: Json | undefined): number | null => (typeof value === "number" ? value : null);

const limits = ({ min, max }: FieldModel["options"], [least, most]: readonly [string, string]): JsonPart =>
  mergeParts(
    number(min) === null ? null : { [least]: number(min) },
    number(max) === null ? null : { [most]: number(max) },
  );

/** A pattern that also accepts an empty text, if the field may be empty. */
const patternOf = (field: FieldModel): JsonPart | null => {
  const { pattern } = field.options;
  const isCents = kindOf(field).storage(field) === "cents";
  const own = isOwnPattern(pattern) ? regExpOf(pattern) : patterns[String(pattern)];
  const source = isCents ? MONEY : own?.source;
  if (source === undefined) return null;
  return { pattern: field.required ? source : `^$|(?:${source})` };
};

const textSchema = (field: FieldModel): JsonPart => {
  const { max } = field.options;
  const least = field.required ? { minLength: Math.max(1, number(field.options.min) ?? 1) } : null;
  return mergeParts({ type: "string" }, least, typeof max === "number" ? { maxLength: max } : null, patternOf(field));
};

/** The type and limits of a value. In an answer, it may also be empty: 0 or "". */
const typeSchema = (speaking: SchemaContext, field: FieldModel, isSent: boolean): JsonPart => {
  const kind = kindOf(field);
  const wire = kind.wire(field);
  const enumeration = kind.enumeration?.(field);
  if (enumeration !== undefined) {
    const values = componentRef("schemas", enumSchemaName(enumeration));
    return field.required && isSent ? values : { anyOf: [values, { const: wire === "integer" ? 0 : "" }] };
  }
  if (wire === "boolean") return { type: "integer", enum: [0, 1] };
  if (wire === "integer" || wire === "number")
    return isSent ? mergeParts({ type: wire }, limits(field.options, ["minimum", "maximum"])) : { type: wire };
  if (wire === "list")
    return { type: "array", items: field.of.length > 0 ? fieldsSchema(speaking, field.of, isSent) : itemSchema(field) };
  if (wire === "json") return { type: "string", contentMediaType: "application/json" };
  return isSent ? textSchema(field) : { type: "string" };
};

/** Notes about a value that its type does not express. */
const described = ({ model, language }: SchemaContext, field: FieldModel): string | null => {
  const target = model.resources.find(({ name }) => name === field.options.to);
  const parts = [field.help?.[language] ?? null, target === undefined ? null : `→ ${target.label[language]}`];
  const said = parts.filter((part) => part !== null);
  return said.length === 0 ? null : said.join("\n\n");
};

export const fieldSchema = (speaking: SchemaContext, field: FieldModel, isSent: boolean): JsonPart => {
  const { format, secret = false } = kindOf(field);
  const description = described(speaking, field);
  const label = field.label[speaking.language];
  return mergeParts(
    typeSchema(speaking, field, isSent),
    label === "" ? null : { title: label },
    description === null ? null : { description },
    format === undefined ? null : { format },
    secret ? { writeOnly: true } : null,
    field.readonly && !isSent ? { readOnly: true } : null,
    isSent && field.default !== null ? { default: field.default } : null,
    isSent && field.sample[0] !== undefined && field.sample[0] !== "" ? { examples: [field.sample[0]] } : null,
  );
};

/** An object of fields. Sent fields are required if the definition says so; an answer may leave fields out. */
export const fieldsSchema = (speaking: SchemaContext, fields: readonly FieldModel[], isSent: boolean): JsonPart => {
  const described = fields.filter(
    (field) => kindOf(field).storage(field) !== null && (isSent || kindOf(field).secret !== true),
  );
  const required = described.filter(
    (field) => field.required && field.default === null && Object.keys(field.when).length === 0,
  );
  return mergeParts(
    {
      type: "object",
      properties: Object.fromEntries(described.map((field) => [field.name, fieldSchema(speaking, field, isSent)])),
    },
    isSent && required.length > 0 ? { required: required.map(({ name }) => name) } : null,
  );
};
