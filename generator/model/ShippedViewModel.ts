import type { Condition } from "./Condition";
import type { Words } from "../../shared/schema/languages";

/** A view that a list comes with. */
export interface ShippedViewModel {
  readonly name: string;
  readonly label: Words;
  /** The rows that it shows; empty for all. */
  readonly when: Condition;
  /** A time -> the period in which it is. */
  readonly during: Readonly<Record<string, string>>;
  /** Null for those of the list. */
  readonly columns: readonly string[] | null;
  readonly sort: { readonly field: string; readonly order: "ASC" | "DESC" } | null;
  /** Whether its tab has the number of its rows, and whether somebody has to act on them. */
  readonly count: "all" | "act" | null;
}
