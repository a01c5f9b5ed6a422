import type { Condition } from "./Condition";
import type { Words } from "../../shared/schema/languages";

/** A view that the definition of a list contains. */
export interface DefinedViewModel {
  readonly name: string;
  readonly label: Words;
  /** The rows that it shows; empty for all. */
  readonly when: Condition;
  /** By field with a time: the period that contains the time. */
  readonly during: Readonly<Record<string, string>>;
  /** Null if the view has the columns of the list. */
  readonly columns: readonly string[] | null;
  readonly sort: { readonly field: string; readonly order: "ASC" | "DESC" } | null;
  /** Whether its tab shows the number of rows, whether somebody has to act, and whether the list opens with it. */
  readonly count: "all" | "act" | "decide" | null;
}
