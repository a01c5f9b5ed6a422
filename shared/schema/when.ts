// Fields that are shown only while other fields have certain values.
import type { z } from "zod/mini";
import { type Condition, factsOf } from "./facts";

type Values = Readonly<Record<string, unknown>>;

const comparableText = (value: unknown): string => String(typeof value === "boolean" ? Number(value) : value);

const isOneOf = (value: unknown, values: readonly (string | number)[]): boolean =>
  (Array.isArray(value) ? value : [value]).some((one) => values.some((known) => String(known) === comparableText(one)));

/** A field that is missing from `record` does not break the condition. */
export const conditionHolds = (condition: Condition, record: Values): boolean =>
  Object.entries(condition).every(([name, values]) => !Object.hasOwn(record, name) || isOneOf(record[name], values));

/** The condition of a field. */
export const conditionOf = (schema: z.core.$ZodType): Condition | undefined =>
  factsOf(schema)?.options.when ?? undefined;
