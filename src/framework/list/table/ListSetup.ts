// Values that the parts of a list share in addition to react-admin's list context.
import { createContext, type ReactNode, type RefObject, useContext } from "react";
import type { AllowedActions } from "../../resource/access";
import type { ColumnSpec } from "../columns/ColumnSpec";
import type { Row } from "../../resource/Row";
import type { FilterSpec } from "../filters/FilterKind";
import type { RowTool } from "../slots";
import type { ColumnPreferences } from "../columns/useColumnPreferences";

export interface TreeFacts {
  /** The keys of all matching rows in their order. Null if not all rows were loaded; then the platform finds them. */
  readonly ids: readonly Row["id"][] | null;
  readonly isNarrowed: boolean;
  /** All matches and their ancestors, including those in folded branches. */
  readonly whole: {
    readonly rows: readonly Row[];
    levelOf(row: Row): number;
    /** Whether the row is only an ancestor of a match. It is not counted as a row of the list. */
    isGuide(row: Row): boolean;
  };
  /** The number of other rows below these rows, at any depth. */
  belowOf(ids: readonly Row["id"][]): number;
}

export interface ListSetup {
  readonly columns: ColumnPreferences;
  /** The columns that are hidden because the table has too little room. */
  readonly left: RefObject<ReadonlySet<string>>;
  readonly filters: readonly FilterSpec[];
  /** Whether the list is on the page of another record: a few rows, without tools. */
  readonly isShort: boolean;
  readonly allowed: AllowedActions;
  /** The page that a press on a row opens. Null for none. */
  readonly opens: "show" | "edit" | null;
  readonly canEdit: boolean;
  readonly selectable: boolean;
  readonly rowActions: ReactNode;
  readonly bulkActions: ReactNode;
  /** The tools of `rowTools` that the operator may use. */
  readonly rowTools: readonly RowTool[];
  /** The fixed filter of the list. Null for a tree, because a tree requests all its rows. */
  readonly permanent: Readonly<Record<string, unknown>> | null;
  /** Values that only rows of a tree have. Null for a flat list. */
  readonly tree: TreeFacts | null;
  readonly titleOf: (row: Row) => string;
  /** The address of the page that a row opens; undefined for none. */
  readonly pathOf: (row: Row) => string | undefined;
  open(row: Row, newTab: boolean): void;
}

export const ListSetupContext = createContext<ListSetup | null>(null);

export const useListSetup = (): ListSetup => {
  const setup = useContext(ListSetupContext);
  if (setup === null) throw new Error("This part of a list must stand inside ListView.");
  return setup;
};

export type { ColumnSpec, Row };
