// Tools for adjusting demo rows, so that one field follows from others. Each resource has its own function.
import type { Model } from "../../../generator";
import type { DraftOf, StoredHandle } from "../storage/defineResource";
import type { Row } from "../storage/Store";
import type { World } from "./Rows";

export interface At {
  readonly index: number;
  readonly isGiven: boolean;
  readonly model: Model;
  readonly world: World;
  /** The password of every account that the definition gives. */
  readonly password: string;
  /** The setting PASSWORD_COST, for their hashes. */
  readonly cost: number;
}

/** A method, so that the story of a console, which adjusts its own drafts, is also one of any rows. */
export type Adjusting<Draft> = { adjust(row: Draft, at: At): unknown }["adjust"];

/** Changes the row in place. Answers false to leave the row out. */
export type Adjust<Of = unknown> = Adjusting<DraftOf<Of>>;

/** The rows of a resource drawn so far, in order. */
export function rowsIn<Of extends StoredHandle>(world: World, of: Of): readonly DraftOf<Of>[];
export function rowsIn(world: World, of: string): readonly Row[];
export function rowsIn({ rows }: World, of: string | StoredHandle): readonly Row[] {
  return [...(rows.get(typeof of === "string" ? of : of.table)?.values() ?? [])];
}
