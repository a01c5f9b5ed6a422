// Fields that are asked for only while others have certain values.
import type { z } from "zod/mini";
import { type Condition, factsOf } from "./facts";

type Values = Readonly<Record<string, unknown>>;

const spelled = (value: unknown): string => String(typeof value === "boolean" ? Number(value) : value);

const isOneOf = (value: unknown, values: readonly (string | number)[]): boolean =>
  (Array.isArray(value) ? value : [value]).some((one) => values.some((known) => String(known) === spelled(one)));

/** A field that `record` does not know at all says nothing: the condition holds as far as it goes. */
export const holds = (condition: Condition, record: Values): boolean =>
  Object.entries(condition).every(([name, values]) => !Object.hasOwn(record, name) || isOneOf(record[name], values));

/** The condition of a field. */
export const conditionOf = (schema: z.core.$ZodType): Condition | undefined =>
  factsOf(schema)?.options.when ?? undefined;
