import type { SortPayload } from "ra-core";
import type { ReactNode } from "react";

/** A view that the definition of the list contains. */
export interface DefinedView {
  readonly name: string;
  readonly when?: Readonly<Record<string, readonly (string | number)[]>>;
  /** Conditions by time: field -> period, such as `this_month` or `last 7 days`. */
  readonly during?: Readonly<Record<string, string>>;
  readonly columns?: readonly string[];
  readonly sort?: SortPayload;
  /** Missing: the tab shows no number of rows. `act`: somebody has to do something about these rows. `decide`: also opens with them. */
  readonly count?: "all" | "act" | "decide";
}

export interface ListViewProps {
  readonly children: ReactNode;
  readonly sort?: SortPayload;
  readonly views?: readonly DefinedView[];
  /** Filter elements in their order. The first text filter becomes the search box. */
  readonly filters?: ReactNode;
  /** Items in the menu of each row. They read the row as the current record. */
  readonly rowActions?: ReactNode;
  /** Buttons for the selected rows. */
  readonly bulkActions?: ReactNode;
  readonly sums?: ReactNode;
  /** Buttons for the list as a whole. */
  readonly actions?: ReactNode;
  /** Seconds between refreshes. 0 turns them off. */
  readonly refresh?: number;
  /** A permanent filter that is not shown. */
  readonly filter?: Readonly<Record<string, unknown>>;
  /** For a list inside another screen: keeps page and filters in the store under this name, not in the address. */
  readonly storeKey?: string;
  /** For records that form a tree: the field that contains the key of the parent, 0 or empty for a root. */
  readonly parent?: string;
  /** The field that orders records with the same parent. */
  readonly order?: string;
}

/** The component that lists the records of a tree. */
export interface TreeListProps extends Omit<ListViewProps, "storeKey" | "parent"> {
  readonly parent: string;
}
