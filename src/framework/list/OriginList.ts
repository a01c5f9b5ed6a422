import type { SortPayload } from "ra-core";

/** The list from which a record was opened. It is stored as `walk` in the router's `location.state`. */
export interface OriginList {
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort: SortPayload;
  readonly page: number;
  readonly perPage: number;
  /** The keys of a tree's rows in the order of the tree. Null if the list requests pages from the platform. */
  readonly ids: readonly (string | number)[] | null;
}
