// A saved view of a list: filters, order, columns and density that somebody saved under a name.
import type { Density } from "../../../src/framework/list/table/rowHeights";
import type { Kept } from "../../../src/framework/list/columns/Kept";
import type { Values } from "../../../src/framework/list/filters/FilterKind";

export interface ViewSort {
  readonly field: string;
  readonly order: "ASC" | "DESC";
}

/** A missing member is the same as in the list without a view. */
export interface ViewValue {
  readonly filter?: Values;
  readonly sort?: ViewSort;
  readonly columns?: Kept;
  readonly density?: Density;
}

/** To whom a view belongs: to the list itself, to the person, on the platform or in this browser, to an owner, or to a role. */
export type Whose = "list" | "own" | "browser" | "owner" | "role";

export interface View {
  readonly id: string;
  readonly name: string;
  readonly whose: Whose;
  /** The name of the role whose lists open with it. */
  readonly role: string;
  readonly roleKey: string;
  /** The person who shared it; "" for an own view, or if unknown. */
  readonly author: string;
  /** Whether the list opens with it by default for this account. */
  readonly opens: boolean;
  readonly mayChange: boolean;
  /** Whether it can be shared or, if it is shared, made private again. */
  readonly mayShare: boolean;
  readonly value: ViewValue;
  /** Names of its fields that this account may not see, or that no longer exist. */
  readonly leftOut: readonly string[];
  readonly version: number;
  /** Of a view that the list comes with: whether its tab has the number of its rows, and whether somebody has to act. */
  readonly count?: "all" | "act" | undefined;
}

/** A role whose lists can open with a view. */
export interface RoleOfView {
  readonly key: string;
  /** With its owner, if another role has the same name. */
  readonly name: string;
}
