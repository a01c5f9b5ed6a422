// Finds demo rows that were drawn earlier, so that fields of a row can follow from another row.
import type { DraftOf, KeyOf, StoredHandle } from "pilothouse/handles";
import type { World } from "pilothouse/platform/demo";
import type { Row } from "pilothouse/platform/storage";

/** Sets several fields of a draft at once. Unknown fields do not compile. */
export const setDraftFields = <Draft extends object, Given extends Partial<Draft>>(
  row: Draft,
  values: Given & { readonly [Name in Exclude<keyof Given, keyof Draft>]: never },
): void => void Object.assign(row, values);

export function findGeneratedRow<Of extends StoredHandle>(
  world: World,
  of: Of,
  key: KeyOf<Of> | undefined,
): DraftOf<Of> | undefined;
export function findGeneratedRow({ rows }: World, { table }: StoredHandle, key: unknown): Row | undefined {
  return rows.get(table)?.get(String(key));
}

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

const notesOf = cachePerWorld(() => new Map<string, Row[]>());

/** The keys of the rows of a resource drawn so far. */
export function generatedKeys<Of extends StoredHandle>(world: World, of: Of): readonly KeyOf<Of>[];
export function generatedKeys({ keys }: World, { table }: StoredHandle): readonly (string | number)[] {
  return keys.get(table) ?? [];
}

/** A named list of rows of one resource, through which they pass data to rows of another resource. */
export function namedRows<Of extends StoredHandle>(world: World, of: Of, name: string): DraftOf<Of>[];
export function namedRows(world: World, { table }: StoredHandle, name: string): Row[] {
  const notes = notesOf(world);
  const of = `${table} ${name}`;
  const known = notes.get(of) ?? [];
  notes.set(of, known);
  return known;
}
