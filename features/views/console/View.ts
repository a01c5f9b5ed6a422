// A saved view of a list: what of its filters, order, columns and density somebody kept under a name.
import type { Density } from "../../../src/framework/list/table/rowHeights";
import type { Kept } from "../../../src/framework/list/columns/Kept";
import type { Values } from "../../../src/framework/list/filters/FilterKind";

export interface ViewSort {
  readonly field: string;
  readonly order: "ASC" | "DESC";
}

/** A missing member is as in the list without a view. */
export interface ViewValue {
  readonly filter?: Values;
  readonly sort?: ViewSort;
  readonly columns?: Kept;
  readonly density?: Density;
}

/** Whose view it is: the person's own, on the platform or in this browser, an owner's, or a role's. */
export type Whose = "own" | "browser" | "owner" | "role";

export interface View {
  readonly id: string;
  readonly name: string;
  readonly whose: Whose;
  /** The name of the role whose lists open with it. */
  readonly role: string;
  readonly roleKey: string;
  /** Who shared it; "" for an own view, and if unknown. */
  readonly author: string;
  /** Whether the list opens with it for this account. */
  readonly opens: boolean;
  readonly mayChange: boolean;
  /** Whether it can be shared or, if it is shared, made private again. */
  readonly mayShare: boolean;
  readonly value: ViewValue;
  /** Names of its fields that this account may not see, or that no longer exist. */
  readonly leftOut: readonly string[];
  readonly version: number;
}

/** A role whose lists can open with a view. */
export interface RoleOfView {
  readonly key: string;
  /** With its owner, if another role has the same name. */
  readonly name: string;
}
