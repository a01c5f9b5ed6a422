// Which view a list shows, and what of it somebody has arranged since.
import { useResourceContext, useStore } from "ra-core";
import { createContext, useContext } from "react";
import { NOTHING_KEPT, type Kept } from "../../../src/framework/list/columns/Kept";
import type { ViewSort } from "./View";
import type { Density } from "../../../src/framework/list/table/rowHeights";

export interface Place {
  /** The id of the view that the address names; null for none. */
  readonly view: string | null;
  /** How the list is sorted without a view. */
  readonly sort: ViewSort;
}

/** Undefined in a list that has no views, such as one below a record. */
export const ViewPlace = createContext<Place | undefined>(undefined);

export interface Arranged {
  readonly view: string;
  readonly columns: Kept;
  readonly density: Density;
}

export const NOT_ARRANGED: Arranged = { view: "", columns: NOTHING_KEPT, density: "standard" };

export const arrangedKey = (resource: string | undefined): string => `${resource}.arranged`;

/** Columns and density of the view that the list shows, which are not those of the list without a view. Null without a view. */
export const useArranged = () => {
  const view = useContext(ViewPlace)?.view;
  const [arranged, arrange] = useStore<Arranged>(arrangedKey(useResourceContext()), NOT_ARRANGED);
  return { arranged: view && arranged.view === view ? arranged : null, arrange };
};
