// Columns and density that a feature sets. They replace the operator's own.
import { createContext, useContext } from "react";
import type { ColumnArrangement } from "./columns/KeptColumns";
import type { Density } from "./table/rowHeights";

export interface ArrangedColumns {
  readonly columns: ColumnArrangement;
  readonly density: Density;
}

export interface Arrangement {
  /** Null if no feature sets them. */
  readonly arranged: ArrangedColumns | null;
  arrange(next: ArrangedColumns): void;
}

export const ArrangementContext = createContext<Arrangement>({ arranged: null, arrange: () => undefined });

export const useArrangement = (): Arrangement => useContext(ArrangementContext);

/** Whether the list keeps its page and filters in the address. */
export const ListInAddressContext = createContext(false);
