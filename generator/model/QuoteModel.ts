import type { Words } from "../../shared/schema/languages";

/** The call that tells what the values that another asks for would come to. */
export interface QuoteModel {
  readonly call: string;
  /** The field of its answer with what is lacking, and the resource whose list helps. */
  readonly short: { readonly field: string; readonly to: string; readonly label: Words } | null;
  /** Field of `ask` -> the field of the answer that it holds while nobody has changed it. */
  readonly fills: Readonly<Record<string, string>>;
}
