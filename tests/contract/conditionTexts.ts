// Makes conditions that match some rows of a list and not others.
import { comparisonOfField, type FieldModel } from "../../generator";
import { writeWhere } from "../../shared/schema/where/writeWhere";
import type { JsonRecord } from "./Client";

const now = (): number => Math.floor(Date.now() / 1000);

export const quoteText = (value: unknown): string =>
  writeWhere({ match: "all", of: [{ field: "x", operator: "is", values: [String(value)] }] }).slice("x is ".length);

const dayOf = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);

/** Values for an operator that match some of the rows in this field, and not others. */
export const valuesFor = (field: FieldModel, operator: string, rows: readonly JsonRecord[]): readonly string[] => {
  const { as, numeric = false } = comparisonOfField(field) ?? {};
  const held = [...new Set(rows.flatMap((row) => row[field.name]))].filter((one) => one !== "" && one !== 0);
  const [first = as === "text" || ((as === "key" || as === "keys") && !numeric) ? "x" : 1, second = first] = held;
  if (operator === "empty" || operator === "not_empty") return [""];
  if (operator === "during") return ["today", "this_week", "last_month", "this_year"];
  if (operator === "last" || operator === "next") return ["30 days", "400 days", "9 hours", "3 months"];
  if (as === "moment") {
    const [one, other] = [Number(first) || now(), Number(second) || now()].sort((a, b) => a - b);
    return operator === "between"
      ? [`${dayOf(one ?? 0)} ${dayOf(other ?? 0)}`, `${one} ${other}`]
      : [dayOf(one ?? 0), String(one)];
  }
  if (operator === "between") {
    const [one, other] = [Number(first), Number(second)].sort((a, b) => a - b);
    return [`${one} ${other}`, `${other} ${one}`];
  }
  if (operator === "one_of" || operator === "none_of")
    return [quoteText(first), `${quoteText(first)} ${quoteText(second)}`];
  const text = String(first);
  if (operator === "contains") return [quoteText(text.slice(1, 4) || text), quoteText(text.toUpperCase()), "%", "_"];
  if (operator === "begins_with")
    return [quoteText(text.slice(0, 3)), quoteText(text.slice(0, 2).toLowerCase()), quoteText(text.slice(1) || text)];
  if (operator === "less" || operator === "more") return [String(first), "0", "-1", String(second)];
  return as === "flag" ? ["1", "0"] : [quoteText(first), quoteText(held.at(-1) ?? first)];
};
