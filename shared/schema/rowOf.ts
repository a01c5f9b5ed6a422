import * as z from "zod/mini";
import { type FieldFacts, factsOf } from "./facts";
import { parseJson } from "./parseJson";

type Shape = Readonly<Record<string, z.core.$ZodType>>;

/** The type of a field in an answered record. */
type Answered<Schema> = Exclude<z.output<Schema>, null | undefined>;
/** A record with these fields. */
export type Row<Of extends Shape> = { readonly [Name in keyof Of]: Answered<Of[Name]> };

const items = { integer: z.number, text: z.string } satisfies Record<"integer" | "text", () => z.ZodMiniType>;

/** Names of the builders of texts with JSON. */
const JSON_TEXTS = new Set(["jsonText", "attributes"]);

/** A JSON string. */
const json = z.string().check(
  z.refine((text) => text === "" || parseJson(text) !== undefined, {
    error: "invalid.json",
    params: { key: "invalid.json", args: {} },
  }),
);

const checks: Readonly<Record<FieldFacts["wire"], (facts: FieldFacts) => z.ZodMiniType>> = {
  integer: () => z.number(),
  number: () => z.number(),
  text: () => z.string(),
  json: () => json,
  boolean: () => z.literal([0, 1]),
  list: ({ rows, item = "integer" }) => z.array(rows === undefined ? items[item]() : rowCheck(rows)),
};

const checkOf = (schema: z.core.$ZodType): z.ZodMiniType => {
  const facts = factsOf(schema);
  if (facts === undefined) return z.unknown();
  return JSON_TEXTS.has(facts.builder) ? json : checks[facts.wire](facts);
};

const rowCheck = (shape: Shape, key?: string) =>
  z.looseObject(
    Object.fromEntries(
      Object.entries(shape).map(([name, schema]) => {
        const isKey = name === key || factsOf(schema)?.builder === "key";
        return [name, isKey ? checkOf(schema) : z.nullish(checkOf(schema))];
      }),
    ),
  );

const shapes = new WeakMap<z.core.$ZodType, Shape>();

/** The fields that `rowOf` was called with. */
export const fieldsOfRow = (row: z.core.$ZodType): Shape => shapes.get(row) ?? {};

/** A record as answered. Only types are checked: a number may be 0 or missing, and only the key is required. */
export function rowOf<Of extends z.core.$ZodObject>(
  fields: Of,
  key?: string,
): z.ZodMiniType<Row<Of["_zod"]["def"]["shape"]>>;
export function rowOf(fields: z.core.$ZodObject, key?: string): z.ZodMiniType {
  const row = rowCheck(fields._zod.def.shape, key);
  shapes.set(row, fields._zod.def.shape);
  return row;
}
