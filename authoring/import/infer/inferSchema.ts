// The schema of values, as a description would say it: types, formats, choices, what every record has.
import { type JsonObject, isJsonObject } from "../facts";
import { toSnakeCase } from "../names";

const FORMATS: readonly (readonly [format: string, pattern: RegExp])[] = [
  ["date-time", /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2})?(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})?$/],
  ["date", /^\d{4}-\d{2}-\d{2}$/],
  ["uuid", /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i],
  ["email", /^[^\s@,]+@[^\s@,]+\.[a-z]{2,}$/i],
  ["uri", /^https?:\/\/\S+$/i],
  ["ipv4", /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/],
  ["mac", /^(?:[0-9a-f]{2}[:-]){5}[0-9a-f]{2}$/i],
];
/** A column with few values, each of them several times, is a choice. */
const MOST_CHOICES = 12;
const TIMES = 3;
const LONGEST_CHOICE = 40;
/** Fewer values say nothing about what all of them have. */
const FEW = 3;
const NAMES = /(?:^|_|\b)(?:name|title|description|note|comment|remark|city|street|address|phone)s?$/i;
const MOMENT = /(?:time|date|stamp|_at|created|updated|seen|since|until|expires?|ts)$/i;
const DEEPEST = 8;

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === "";

const isNone = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** Whole seconds or milliseconds since 1970, of the years from 2001 to 2286. */
const momentOf = (values: readonly number[], name: string): string | undefined => {
  if (!MOMENT.test(toSnakeCase(name))) return undefined;
  if (values.every((value) => value >= 1e9 && value < 1e10)) return "unix-time";
  return values.every((value) => value >= 1e12 && value < 1e13) ? "unix-time-milliseconds" : undefined;
};

const numbersOf = (values: readonly number[], name: string): JsonObject => {
  const format = momentOf(values, name);
  const type = values.every(Number.isInteger) ? "integer" : "number";
  return format === undefined ? { type } : { type, format };
};

const textsOf = (values: readonly string[], name: string): JsonObject => {
  const format = FORMATS.find(([, pattern]) => values.every((value) => pattern.test(value)))?.[0];
  if (format !== undefined) return { type: "string", format };
  const distinct = [...new Set(values)];
  const isChoice =
    distinct.length <= MOST_CHOICES &&
    values.length >= distinct.length * TIMES &&
    values.length > FEW &&
    !NAMES.test(name) &&
    distinct.every((value) => value.length <= LONGEST_CHOICE && value.trim() !== "" && !/[\n{}]/.test(value));
  return { type: "string", ...(isChoice && { enum: distinct.toSorted() }) };
};

/** The schema of an object with the properties that some of these have. */
const objectsOf = (values: readonly JsonObject[], depth: number): JsonObject => {
  const names = [...new Set(values.flatMap((value) => Object.keys(value)))];
  const required =
    values.length < FEW
      ? []
      : names.filter((name) => values.every((value) => !isEmpty(value[name]) && !isNone(value[name])));
  return {
    type: "object",
    properties: Object.fromEntries(
      names.map((name) => [
        name,
        inferSchema(
          values.map((value) => value[name]),
          name,
          depth + 1,
        ),
      ]),
    ),
    ...(required.length > 0 && { required }),
  };
};

export const inferSchema = (all: readonly unknown[], name = "", depth = 0): JsonObject => {
  const values = all.filter((value) => !isEmpty(value));
  if (values.length === 0) return { type: "string" };
  if (depth > DEEPEST) return {};
  if (values.every((value) => typeof value === "boolean")) return { type: "boolean" };
  if (values.every((value) => typeof value === "number")) return numbersOf(values, name);
  if (values.every((value) => typeof value === "string")) return textsOf(values, name);
  if (values.every(Array.isArray)) return { type: "array", items: inferSchema(values.flat(), name, depth + 1) };
  return values.every(isJsonObject) ? objectsOf(values, depth) : {};
};
