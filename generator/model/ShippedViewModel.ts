import type { Condition } from "./Condition";
import type { Words } from "../../shared/schema/languages";

/** A view that the definition of a list contains. */
export interface ShippedViewModel {
  readonly name: string;
  readonly label: Words;
  /** The rows that it shows; empty for all. */
  readonly when: Condition;
  /** For a time: the period in which it is. */
  readonly during: Readonly<Record<string, string>>;
  /** Null for those of the list. */
  readonly columns: readonly string[] | null;
  readonly sort: { readonly field: string; readonly order: "ASC" | "DESC" } | null;
  /** Whether its tab shows the number of rows, and whether these rows wait for somebody's decision. */
  readonly count: "all" | "act" | null;
}
