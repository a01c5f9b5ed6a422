// Takes an answer apart without trusting it: what is missing or of another kind is 0, "" or nothing.
import type { FactsOf } from "./fieldOf";

type Facts = Readonly<Record<string, unknown>>;

/** `factsIn<Account>(data)` has the names that an account has, and no others. */
export function factsIn<Row = Facts>(value: unknown): FactsOf<Row>;
export function factsIn(value: unknown): Facts {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}
export const rowsIn = <Row = Facts>(value: unknown): readonly FactsOf<Row>[] =>
  Array.isArray(value) ? value.map((row) => factsIn<Row>(row)) : [];
export const numberIn = (value: unknown): number => {
  const number = Number(value ?? 0);
  return Number.isFinite(number) ? number : 0;
};
export const textIn = (value: unknown): string =>
  typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
/** "1234.50", or "0.00" for what is no amount. */
export const amountIn = (value: unknown): string => (/^-?\d+\.\d\d$/.test(textIn(value)) ? textIn(value) : "0.00");
