// Editing fields of many records: the edit form of one record, with only the inputs of the chosen fields.
import { createContext } from "react";
import type { Resolver } from "react-hook-form";

/** The values that the inputs of the dialog set. The dialog reads them when people confirm. */
export interface BulkForm {
  resolver: Resolver | null;
  /** Whether a value is set only on records that have none. */
  onlyEmpty: boolean;
}

/** Set while an edit view is drawn for many records at once. */
export const BulkFormContext = createContext<BulkForm | null>(null);
