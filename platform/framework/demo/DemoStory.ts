// Makes a story of random rows by making their fields depend on each other.
import type { Db, Store } from "../storage/Store";
import type { Table } from "../storage/Table";
import type { Described } from "../storage/tableFor";
import type { DraftOf, Handles } from "../storage/defineResource";
import type { AdjustMethod } from "./Adjust";

/** The store with all demo rows. `now`: seconds since 1970. */
export interface FilledDemoStore extends Described {
  readonly store: Pick<Store, "engine" | "keys">;
  readonly now: number;
}

/** `Of` is the type of the handles of the console's resources. */
export interface DemoStory<Of extends Handles = Handles> {
  /** Changes each row of a resource, by the name of the resource. */
  readonly adjusting?: { readonly [Name in keyof Of]?: AdjustMethod<DraftOf<Of[Name]>> };
  /** For each resource, other resources that must be filled first, although its rows do not refer to them. */
  readonly follows?: { readonly [Name in keyof Of]?: readonly (keyof Of & string)[] };
  /** Called when all rows are stored. It may change only tables in `created`: other tables may have real rows. */
  readonly complete?: (filled: FilledDemoStore, db: Db, created: ReadonlySet<Table>) => Promise<void>;
}
