// How one field of a demo row follows from others: each resource's own, in the files beside this one.
import type { Model } from "../../../generator";
import type { Row } from "../storage/Store";
import type { World } from "./Rows";

export interface At {
  readonly index: number;
  readonly isGiven: boolean;
  readonly model: Model;
  readonly world: World;
  /** Of every account that the definition gives. */
  readonly password: string;
}

/** Changes the row in place; false for a row that has no place in the story. */
export type Adjust = (row: Row, at: At) => unknown;

export const find = ({ rows }: World, resource: string, key: unknown): Row | undefined =>
  rows.get(resource)?.get(String(key));

/** The rows of a resource in the order they were made. */
export const all = ({ rows }: World, resource: string): readonly Row[] => [...(rows.get(resource)?.values() ?? [])];

/** What rows of one resource leave for those of another. */
export const notes = (world: World, name: string): Row[] => {
  const known = world.notes.get(name) ?? [];
  world.notes.set(name, known);
  return known;
};

/** What is worked out once for a whole resource. */
export const once = <Value, More extends readonly unknown[]>(
  make: (world: World, ...more: More) => Value,
): ((world: World, ...more: More) => Value) => {
  const known = new WeakMap<World, { readonly value: Value }>();
  return (world, ...more) => {
    const found = known.get(world) ?? { value: make(world, ...more) };
    known.set(world, found);
    return found.value;
  };
};

export const created = (row: Row): number => Number(row.gmt_create ?? 0);

export const DAY = 86_400;
