// The view that a list shows, and the changes that the person has made since.
import { useResourceContext, useStore } from "ra-core";
import { createContext } from "react";
import type { ArrangedColumns } from "../../../src/framework/list/arrangement";
import { DEFAULT_COLUMN_ARRANGEMENT } from "../../../src/framework/list/columns/KeptColumns";
import type { View, ViewSort } from "./View";

export interface ViewPlaceValue {
  /** The id of the view in the address; null for none. */
  readonly view: string | null;
  /** The order of the list without a view. */
  readonly sort: ViewSort;
  /** The views that the definition of the list contains. */
  readonly shipped: readonly View[];
}

/** Undefined in a list without views, such as a list below a record. */
export const ViewPlaceContext = createContext<ViewPlaceValue | undefined>(undefined);

export interface ArrangedView extends ArrangedColumns {
  readonly view: string;
}

export const NOT_ARRANGED: ArrangedView = { view: "", columns: DEFAULT_COLUMN_ARRANGEMENT, density: "standard" };

export const arrangementKey = (resource: string | undefined): string => `${resource}.arranged`;

/** Columns and density of the shown view. The list without a view has separate ones. Null without a view. */
export const useViewColumns = (view: string | null) => {
  const [arranged, arrange] = useStore<ArrangedView>(arrangementKey(useResourceContext()), NOT_ARRANGED);
  return { arranged: view && arranged.view === view ? arranged : null, arrange };
};
