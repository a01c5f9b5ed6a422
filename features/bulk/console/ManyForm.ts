// Editing fields of many records: the form of one record has only the inputs of the chosen fields.
import { createContext } from "react";
import type { Resolver } from "react-hook-form";

/** Where the form puts how its values are checked. */
export interface ManyForm {
  resolver: Resolver | null;
  /** Whether a value is set only on records that have none. */
  onlyEmpty: boolean;
}

/** Around an edit view that is drawn for many records. */
export const ManyFormContext = createContext<ManyForm | null>(null);
