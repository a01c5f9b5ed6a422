// What makes drawn rows a story: which resources follow from which, and what one field means for another.
import type { Db, Store } from "../storage/Store";
import type { Table } from "../storage/Table";
import type { Adjust } from "./Adjust";

export interface DemoStory {
  /** By resource. */
  readonly adjusting: Readonly<Record<string, Adjust>>;
  /** Whose rows follow from those of others that they do not point to. */
  readonly follows: Readonly<Record<string, readonly string[]>>;
  /** Once all rows are stored. Only tables made just now may be changed: what people entered is theirs. */
  readonly settle: (
    store: Pick<Store, "engine">,
    db: Db,
    tables: ReadonlyMap<string, Table>,
    created: ReadonlySet<Table>,
    now: number,
  ) => Promise<void>;
}
