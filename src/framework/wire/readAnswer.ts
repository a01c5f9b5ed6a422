// Reads values from an unchecked answer. If a value is missing or has the wrong type, it becomes 0, "" or nothing.
import type { FactsOf } from "./fieldOf";

export type Facts = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Facts =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** `factsIn<Account>(data)` has the fields of an account, and no others. */
export function factsIn<Row = Facts>(value: unknown): FactsOf<Row>;
export function factsIn(value: unknown): Facts {
  return isObject(value) ? { ...value } : {};
}
export const rowsIn = <Row = Facts>(value: unknown): readonly FactsOf<Row>[] =>
  Array.isArray(value) ? value.map((row) => factsIn<Row>(row)) : [];
export const numberIn = (value: unknown): number => {
  const number = Number(value ?? 0);
  return Number.isFinite(number) ? number : 0;
};
/** A text. A number becomes a text. */
export const textIn = (value: unknown): string =>
  typeof value === "string" ? value : typeof value === "number" && !Number.isNaN(value) ? String(value) : "";
