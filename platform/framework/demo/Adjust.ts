// For functions that adjust the demo rows of a resource, so that the fields of a row agree with each other.
import type { Model } from "../../../generator";
import type { DraftOf, StoredHandle } from "../storage/defineResource";
import type { Row } from "../storage/Store";
import type { World } from "./Rows";

export interface AdjustContext {
  readonly index: number;
  readonly isGiven: boolean;
  readonly model: Model;
  readonly world: World;
  /** The password of the accounts in the demo rows of the definition. */
  readonly password: string;
  /** The setting PASSWORD_COST, for their hashes. */
  readonly cost: number;
}

/** Declared as a method, so that TypeScript accepts a function for one resource where it expects one for any. */
export type AdjustMethod<Draft> = { adjust(row: Draft, at: AdjustContext): unknown }["adjust"];

/** Changes a row in place. Answers false to leave it out. */
export type Adjust<Of = unknown> = AdjustMethod<DraftOf<Of>>;

/** The rows of a resource that were made so far, in order. */
export function generatedRowsOf<Of extends StoredHandle>(world: World, of: Of): readonly DraftOf<Of>[];
export function generatedRowsOf(world: World, of: string): readonly Row[];
export function generatedRowsOf({ rows }: World, of: string | StoredHandle): readonly Row[] {
  return [...(rows.get(typeof of === "string" ? of : of.table)?.values() ?? [])];
}
