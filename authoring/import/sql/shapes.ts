// The shape of a column: its type, its limits and its default, as fields are made from it.
import { EMPTY_SHAPE } from "../own/OwnTable";
import type { Shape } from "../Shape";
import { withoutCasts } from "./casts";
import type { CheckRule } from "./rules";
import { findByName, type SqlColumn, type SqlType } from "./SqlSchema";
import { stripParentheses } from "./Cursor";

/** What a type is, or why it cannot be a field. */
type Typed = Partial<Shape> | string;

const TYPES: readonly (readonly [pattern: RegExp, typed: Typed])[] = [
  [/^(?:bool|boolean|bit)$/, { type: "boolean" }],
  [/^(?:small|big|tiny|medium)?(?:int(?:eger)?|serial)[248]?$|^(?:int|serial)\d?$|^oid$|^year$/, { type: "integer" }],
  [/^(?:numeric|decimal|real|float\d*|double precision|double|money|number|smallmoney)$/, { type: "number" }],
  [/^timestamp|^datetime|^smalldatetime/, { type: "string", format: "date-time" }],
  [/^time(?:tz)?\b(?! ?stamp)|^interval/, { type: "string" }],
  [/^date$/, { type: "string", format: "date" }],
  [/^uuid$|^uniqueidentifier$/, { type: "string", format: "uuid" }],
  [/^(?:inet|cidr)$/, { type: "string", format: "ip" }],
  [/^macaddr8?$/, { type: "string", format: "mac" }],
  [/^jsonb?$|^hstore$/, { type: "any" }],
  [/^tsvector$/, "It is an index of words, which the database computes."],
  [/blob$|^bytea$|binary|^image$/, "It holds bytes. Files belong into fields of the kind `file`."],
  [
    /^(?:geometry|geography|point|polygon|box|path|circle|line|lseg|vector|cube|raster)/,
    "It holds a value that no kind of field has.",
  ],
];

/** SQLite takes any word as a type: it looks for these parts of words, in this order. */
const PARTS: readonly (readonly [part: RegExp, typed: Typed])[] = [
  [/int/, { type: "integer" }],
  [/char|clob|text|string/, { type: "string" }],
  [/real|floa|doub|numeric|decimal/, { type: "number" }],
  [/bool/, { type: "boolean" }],
  [/date|time/, { type: "string", format: "date-time" }],
];

const typedOf = (type: string, sizes: readonly number[]): Typed => {
  const found = [...TYPES, ...PARTS].find(([pattern]) => pattern.test(type))?.[1] ?? { type: "string" };
  if (typeof found === "string") return found;
  const [size, scale] = sizes;
  if (type === "tinyint" && size === 1) return { type: "boolean" };
  if (type === "bit" && (size ?? 1) > 1) return "It holds bits.";
  if (/^(?:numeric|decimal|number)$/.test(type) && size !== undefined && (scale ?? 0) === 0) return { type: "integer" };
  return found.type === "string" && found.format === undefined && size !== undefined && size > 0 && size < 100_000
    ? { ...found, maxLength: size }
    : found;
};

/** What the names of columns of texts say. */
const MEANINGS: readonly (readonly [name: RegExp, format: string])[] = [
  [/(?:^|_)e?mail(?:_address)?$/i, "email"],
  [/(?:^|_)(?:ip|ip_addr|ip_address)$/i, "ip"],
  [/(?:^|_)mac(?:_address)?$/i, "mac"],
];

const formatOf = (name: string): string => MEANINGS.find(([pattern]) => pattern.test(name))?.[1] ?? "";

const TRUE = /^(?:true|t|1|yes|on)$/i;

/** The default as a value. Undefined if the database computes it. */
const standardOf = ({ standard }: SqlColumn, type: Shape["type"]): unknown => {
  const tokens = standard === null ? [] : stripParentheses(withoutCasts(standard));
  const [first, second, ...more] = tokens;
  if (first === undefined || more.length > 0) return undefined;
  const isNegative = first.text === "-" && second?.is === "number";
  if (second !== undefined && !isNegative) return undefined;
  const text = isNegative ? `-${second?.text}` : first.text;
  if (first.is === "name" && !/^(?:true|false)$/i.test(text)) return undefined;
  if (type === "boolean") return TRUE.test(text);
  if (type === "integer" || type === "number") return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : undefined;
  return first.is === "text" && type === "string" ? text : undefined;
};

/** Values of a CHECK in the form of the column. */
const valuesIn = (values: CheckRule["values"], type: Shape["type"]): Shape["values"] => {
  if (values === undefined) return [];
  return [...new Set(type === "string" ? values.map(String) : values)];
};

/** `> 0` is at least 1 for whole numbers. Definitions have no limit that excludes itself for others. */
const bound = (
  value: number | undefined,
  isOut = false,
  type: Shape["type"] = "any",
  step: number,
): number | undefined => (value !== undefined && isOut && type === "integer" ? value + step : value);

/** The shape of a column with its rules, or why it cannot be a field. */
export const columnShape = (
  column: SqlColumn,
  types: readonly SqlType[],
  rules: readonly CheckRule[],
): Shape | string => {
  const own = findByName(types, column.type);
  const { type, sizes, isArray } = own?.base ?? column;
  const found = own !== undefined && own.base === null ? { type: "string" as const } : typedOf(type, sizes);
  if (typeof found === "string") return found;
  const rule: Partial<CheckRule> = Object.assign({}, ...rules);
  const isPlain = found.format === undefined && found.type !== "boolean";
  const one: Shape = {
    ...EMPTY_SHAPE,
    ...found,
    format: found.format ?? (found.type === "string" ? formatOf(column.name) : ""),
    name: own?.values.length ? own.name : "",
    values: own?.values.length ? own.values : isPlain ? valuesIn(rule.values, found.type ?? "any") : [],
    min: bound(rule.min, rule.isAbove, found.type, 1),
    max: bound(rule.max, rule.isBelow, found.type, -1),
    minLength: rule.minLength,
    maxLength: rule.maxLength ?? found.maxLength,
    ...(rule.isJson === true && { type: "any" }),
  };
  const isList = isArray || column.isArray;
  return {
    ...(isList ? { ...EMPTY_SHAPE, type: "array", items: one } : one),
    description: column.comment.trim(),
    standard: isList ? undefined : standardOf(column, one.type),
  };
};
