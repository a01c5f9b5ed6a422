// A saved view of a list: filters, order, columns and density under a name.
import type { Density } from "../../../src/framework/list/table/rowHeights";
import type { ColumnArrangement } from "../../../src/framework/list/columns/KeptColumns";
import type { FilterValues } from "../../../src/framework/list/filters/FilterKind";

export interface ViewSort {
  readonly field: string;
  readonly order: "ASC" | "DESC";
}

/** A member that is missing is as in the list without a view. */
export interface ViewValue {
  readonly filter?: FilterValues;
  readonly sort?: ViewSort;
  readonly columns?: ColumnArrangement;
  readonly density?: Density;
}

/** Who has a view: the list itself, a person (on the platform or in this browser), an owner, or a role. */
export type ViewOwnerKind = "list" | "own" | "browser" | "owner" | "role";

export interface View {
  readonly id: string;
  readonly name: string;
  readonly whose: ViewOwnerKind;
  /** The name of the role for which lists open with this view. */
  readonly role: string;
  readonly roleKey: string;
  /** The person who shared the view. Empty for the reader's own view, or if the person is unknown. */
  readonly author: string;
  /** Whether the list opens with this view for this account. */
  readonly opens: boolean;
  readonly mayChange: boolean;
  /** Whether the view can be shared or, if it is already shared, made private again. */
  readonly mayShare: boolean;
  readonly value: ViewValue;
  /** Names of fields in the view that this account may not see, or that no longer exist. */
  readonly leftOut: readonly string[];
  readonly version: number;
  /**
   * For a view of the definition: whether its tab shows the number of rows, and whether these rows wait for somebody's
   * decision.
   */
  readonly count?: "all" | "act" | "decide" | undefined;
}

/** A role whose lists can open with a saved view. */
export interface RoleOfView {
  readonly key: string;
  /** The name of the role. It includes the owner if another role has the same name. */
  readonly name: string;
}
