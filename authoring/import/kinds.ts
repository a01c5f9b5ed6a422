// The kind of a field, from the schema of a property.
import { type EnumCollector, isChoice } from "./enums";
import type { JsonObject } from "./facts";
import { uniqueFieldName, toSnakeCase } from "./names";
import type { Shape } from "./Shape";

/** How a platform writes times of a field: an entry of `dialect.values` of host.yaml. */
export type TimeForm = "s" | "ms" | "iso" | { readonly pattern: string; readonly zone: string };

export interface KindGuess {
  readonly kind: string;
  readonly options: JsonObject;
  readonly time?: TimeForm;
  /** The fields of a nested object or of the rows of a list. */
  readonly of?: ReadonlyMap<string, Shape>;
  /** What definitions cannot express about the property. */
  readonly lack?: string;
}

const DAY: TimeForm = { pattern: "YYYY-MM-DD", zone: "UTC" };
const LONG_TEXT = /(?:description|comment|note|remark|body|content|message|details?|bio|summary)s?$/;
const LONG = 255;
const MOST_LINES = 4;
const SECRET = /(?:^|_)(?:password|passwd|passphrase|secret|private_key|access_key|client_secret)$/;
const WRITTEN_SECRET = /(?:^|_)(?:token|api_key|key)$/;
const MOMENT = /(?:^|_)(?:time|date|timestamp|at|on|expires?|expiry|created|updated|modified|seen|until|since)(?:_|$)/;
const KNOWN_TEXTS: Readonly<Record<string, KindGuess>> = {
  email: { kind: "email", options: {} },
  "idn-email": { kind: "email", options: {} },
  uri: { kind: "url", options: {} },
  url: { kind: "url", options: {} },
  "uri-reference": { kind: "text", options: {} },
  ipv4: { kind: "text", options: { pattern: "ip" } },
  ipv6: { kind: "text", options: { pattern: "ip" } },
  ip: { kind: "text", options: { pattern: "ip" } },
  mac: { kind: "text", options: { pattern: "mac" } },
  hostname: { kind: "text", options: { pattern: "host" } },
  "date-time": { kind: "timestamp", options: {}, time: "iso" },
  datetime: { kind: "timestamp", options: {}, time: "iso" },
  date: { kind: "timestamp", options: {}, time: DAY },
};

const within = (value: number | undefined, isWhole: boolean): number | undefined =>
  value === undefined || (isWhole && !Number.isSafeInteger(value)) ? undefined : value;

const numberOf = (shape: Shape, name: string): KindGuess => {
  const isWhole = shape.type === "integer";
  const meaning = `${shape.description} ${shape.format}`.toLowerCase();
  if (isWhole && MOMENT.test(name)) {
    if (/milli/.test(meaning)) return { kind: "timestamp", options: {}, time: "ms" };
    if (/unix|epoch|since 1970|unix-time/.test(meaning)) return { kind: "timestamp", options: {}, time: "s" };
  }
  const options = { min: within(shape.min, isWhole), max: within(shape.max, isWhole) };
  const isCrossed = options.min !== undefined && options.max !== undefined && options.min > options.max;
  return { kind: isWhole ? "integer" : "number", options: isCrossed ? {} : options };
};

const textOf = (shape: Shape, name: string): KindGuess => {
  const known = KNOWN_TEXTS[shape.format];
  if (known !== undefined) return known;
  if (shape.format === "password" || SECRET.test(name) || (shape.isWriteOnly && WRITTEN_SECRET.test(name)))
    return { kind: "secret", options: { max: shape.maxLength === 0 ? undefined : shape.maxLength } };
  const isLong = LONG_TEXT.test(name) || (shape.maxLength ?? 0) > LONG;
  const [min, max] = [shape.minLength, shape.maxLength];
  return {
    kind: "text",
    options: {
      ...(min !== undefined && min > 1 && (max === undefined || min <= max) && { min }),
      ...(max !== undefined && max > 0 && { max }),
      ...(isLong && { lines: MOST_LINES }),
      ...(shape.format === "uuid" && { mono: true }),
    },
    ...(shape.pattern !== "" && {
      lack: `Its pattern \`${shape.pattern}\` is not checked by forms, but by the platform.`,
    }),
  };
};

/** The properties by the names of their fields, each with its name on the wire. */
export const namedProperties = (
  properties: ReadonlyMap<string, Shape>,
): ReadonlyMap<string, readonly [wire: string, Shape]> => {
  const named = new Map<string, readonly [string, Shape]>();
  for (const [wire, shape] of properties)
    named.set(
      uniqueFieldName(wire, (name) => named.has(name)),
      [wire, shape],
    );
  return named;
};

const listOf = (shape: Shape, enums: EnumCollector, context: readonly [string, string]): KindGuess => {
  const { items } = shape;
  if (items !== null && isChoice(items))
    return {
      kind: "enums",
      options: { enum: enums.nameOf(items, [context[0], items.name === "" ? context[1] : items.name]) },
    };
  if (items?.type === "object" && items.properties.size > 0) return { kind: "list", options: {}, of: items.properties };
  return { kind: "json", options: {} };
};

/** `depth`: 0 for a field of the record. Deeper objects are JSON. */
export const guessKind = (
  shape: Shape,
  wire: string,
  enums: EnumCollector,
  context: readonly [resource: string, field: string],
  depth = 0,
): KindGuess => {
  const name = toSnakeCase(wire);
  if (isChoice(shape) && shape.type !== "array")
    return { kind: "enum", options: { enum: enums.nameOf(shape, context) } };
  if (shape.type === "boolean") return { kind: "boolean", options: {} };
  if (shape.type === "integer" || shape.type === "number") return numberOf(shape, name);
  if (shape.type === "string") return textOf(shape, name);
  if (shape.type === "array" && depth === 0) return listOf(shape, enums, context);
  const isOpen = shape.type !== "object" || shape.properties.size === 0 || depth > 0;
  if (isOpen)
    return {
      kind: "json",
      options: {},
      ...(shape.isMixed && { lack: "It can have several forms, so people edit it as JSON." }),
    };
  return { kind: "attributes", options: {}, of: shape.properties };
};
