// What makes drawn rows a story: which resources follow from which, and what one field means for another.
import type { Db, Store } from "../storage/Store";
import type { Table } from "../storage/Table";
import type { Handles } from "../storage/defineResource";
import type { Adjust } from "./Adjust";

/** `Of` are the handles of the console's resources. */
export interface DemoStory<Of extends Handles = Handles> {
  /** By resource. */
  readonly adjusting: { readonly [Name in keyof Of]?: Adjust<Of[Name]> };
  /** Whose rows follow from those of others that they do not point to. */
  readonly follows: { readonly [Name in keyof Of]?: readonly (keyof Of & string)[] };
  /** Once all rows are stored. Only tables made just now may be changed: what people entered is theirs. */
  readonly settle: (
    store: Pick<Store, "engine">,
    db: Db,
    tables: ReadonlyMap<string, Table>,
    created: ReadonlySet<Table>,
    now: number,
  ) => Promise<void>;
}
