// What a feature arranges of a list in place of the operator's own columns and density.
import { createContext, useContext } from "react";
import type { Kept } from "./columns/Kept";
import type { Density } from "./table/rowHeights";

export interface Arranged {
  readonly columns: Kept;
  readonly density: Density;
}

export interface Arrangement {
  /** Null where nothing is arranged. */
  readonly arranged: Arranged | null;
  arrange(next: Arranged): void;
}

export const ArrangementContext = createContext<Arrangement>({ arranged: null, arrange: () => undefined });

export const useArrangement = (): Arrangement => useContext(ArrangementContext);

/** Whether the list keeps its page and filters in the address. */
export const InAddress = createContext(false);
