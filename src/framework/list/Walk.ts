import type { SortPayload } from "ra-core";

/** The list that a record was opened from, in the state of its address as `walk`. */
export interface Walk {
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort: SortPayload;
  readonly page: number;
  readonly perPage: number;
  /** The keys of a tree's rows as it draws them, all on one page. Null where the list asks the platform for its pages. */
  readonly ids: readonly (string | number)[] | null;
}
