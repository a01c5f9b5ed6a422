import type { SortPayload } from "ra-core";
import type { ReactNode } from "react";

/** A view that the list comes with. */
export interface ShippedView {
  readonly name: string;
  readonly when?: Readonly<Record<string, readonly (string | number)[]>>;
  /** A time -> the period in which it is: `this_month`, `last 7 days`. */
  readonly during?: Readonly<Record<string, string>>;
  readonly columns?: readonly string[];
  readonly sort?: SortPayload;
  /** Whether its tab has the number of its rows, and whether somebody has to act on them. */
  readonly count?: "all" | "act";
}

export interface ListViewProps {
  /** The columns. */
  readonly children: ReactNode;
  readonly sort?: SortPayload;
  readonly views?: readonly ShippedView[];
  /** Filter elements in their order. The first text filter becomes the search box. */
  readonly filters?: ReactNode;
  /** Items in the menu of each row. The row is their record. */
  readonly rowActions?: ReactNode;
  /** Buttons for the selected rows. */
  readonly bulkActions?: ReactNode;
  /** Columns whose values are added up. */
  readonly sums?: ReactNode;
  /** Buttons for the list as a whole. */
  readonly actions?: ReactNode;
  /** Seconds between refreshes. 0 turns them off. */
  readonly refresh?: number;
  /** A permanent filter that is not shown. */
  readonly filter?: Readonly<Record<string, unknown>>;
  /** If given, the list keeps its page and filters in the store, not the address: for a list inside another screen. */
  readonly storeKey?: string;
  /** For records that form a tree: the field with the key of the parent. It is 0 or empty for a root. */
  readonly parent?: string;
  /** The field that orders records with the same parent. */
  readonly order?: string;
}

/** The list of records that form a tree. */
export interface TreeListProps extends Omit<ListViewProps, "storeKey" | "parent"> {
  readonly parent: string;
}
