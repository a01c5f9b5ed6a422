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

/** Changes the row in place. Answers false to leave the row out. */
export type Adjust<Of = unknown> = (row: DraftOf<Of>, at: At) => unknown;

/** Sets several fields of a draft at once. Unknown fields do not compile. */
export const put = <Draft extends object, Given extends Partial<Draft>>(
  row: Draft,
  values: Given & { readonly [Name in Exclude<keyof Given, keyof Draft>]: never },
): void => void Object.assign(row, values);

export function find<Of extends StoredHandle>(world: World, of: Of, key: unknown): DraftOf<Of> | undefined;
export function find({ rows }: World, { table }: StoredHandle, key: unknown): Row | undefined {
  return rows.get(table)?.get(String(key));
}

/** The rows of a resource drawn so far, in order. */
export function rowsIn<Of extends StoredHandle>(world: World, of: Of): readonly DraftOf<Of>[];
export function rowsIn(world: World, of: string): readonly Row[];
export function rowsIn({ rows }: World, of: string | StoredHandle): readonly Row[] {
  return [...(rows.get(typeof of === "string" ? of : of.table)?.values() ?? [])];
}

/** A named list through which rows of one resource pass data to rows of another. */
export const notesIn = (world: World, name: string): Row[] => {
  const known = world.notes.get(name) ?? [];
  world.notes.set(name, known);
  return known;
};

/** Computes a value once per demo world and caches it. Later arguments are ignored. */
export const cachePerWorld = <Value, More extends readonly unknown[]>(
  make: (world: World, ...more: More) => Value,
): ((world: World, ...more: More) => Value) => {
  const known = new WeakMap<World, { readonly value: Value }>();
  return (world, ...more) => {
    const found = known.get(world) ?? { value: make(world, ...more) };
    known.set(world, found);
    return found.value;
  };
};
