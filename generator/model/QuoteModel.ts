import type { Words } from "../../shared/schema/languages";

/** The call that computes a price for the values of another call's `ask`. */
export interface QuoteModel {
  readonly call: string;
  /** How its first amount comes about, with names of fields in braces. */
  readonly formula: Words | null;
  /** The field of its answer with the missing amount, and the resource whose list helps to get it. */
  readonly short: { readonly field: string; readonly to: string; readonly label: Words } | null;
  /** Field of `ask` -> the field of the answer that fills it until somebody changes it. */
  readonly fills: Readonly<Record<string, string>>;
}
