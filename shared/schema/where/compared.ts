// How conditions compare a field, according to its schema.
import type { z } from "zod/mini";
import { factsOf } from "../facts";
import type { Compared } from "./checkWhere";
import type { Comparison } from "./Where";

/** By builder of the schema: how conditions compare the field. Conditions cannot use fields of other builders. */
const COMPARISONS: Readonly<Record<string, Comparison>> = {
  cronExpression: "text",
  email: "text",
  flag: "flag",
  integer: "whole",
  key: "whole",
  money: "amount",
  number: "number",
  oneOf: "choice",
  phone: "text",
  referencesTo: "keys",
  referenceTo: "key",
  someOf: "choices",
  text: "text",
  timeRange: "text",
  timestamp: "moment",
  url: "text",
  version: "whole",
};

/** `options` are those of the builder. Null if conditions cannot use the field. */
export const comparisonOf = (
  builder: string,
  { unasked, uploaded, type }: Readonly<Record<string, unknown>>,
): Comparison | null => {
  if (unasked === true) return null;
  if (uploaded === true) return "presence";
  return builder === "key" && type === "string" ? "text" : (COMPARISONS[builder] ?? null);
};

/** How values of a field with this schema are compared in conditions, and with which choices. Null if never. */
export const conditionFactsOf = (schema: z.core.$ZodType): Compared | null => {
  const facts = factsOf(schema);
  const as = facts === undefined ? null : comparisonOf(facts.builder, { ...facts.options });
  if (facts === undefined || as === null) return null;
  const { choices, target, wire, item = wire } = facts;
  return {
    as,
    numeric: item !== "text",
    ...(choices && { values: choices.values.map(({ value }) => value) }),
    ...(target?.parent !== undefined && { tree: true }),
  };
};
