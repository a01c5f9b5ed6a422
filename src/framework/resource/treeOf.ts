// Makes a tree of records that name their parents.
import { textAt } from "./valueAt";

export type Id = string | number;
export interface TreeRow {
  readonly id: Id;
  readonly title: string;
  readonly parent: Id | null;
  /** Whether the row is only an ancestor of other rows, and cannot be chosen. */
  readonly isOnlyAbove?: boolean;
}
export interface Tree {
  /** The children of a row in their order. For null, the roots. A row without an existing parent is a root. */
  children(id: Id | null): readonly TreeRow[];
  /** The row and all rows below it. */
  branch(id: Id): readonly Id[];
  /** The rows from the root to this row. If parents form a cycle, the path ends there. */
  path(id: Id): readonly TreeRow[];
}

export const createTree = (rows: readonly TreeRow[]): Tree => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const below = new Map<Id | null, TreeRow[]>();
  for (const row of rows) {
    const parent = row.parent !== null && row.parent !== row.id && byId.has(row.parent) ? row.parent : null;
    below.set(parent, [...(below.get(parent) ?? []), row]);
  }
  const children = (id: Id | null) => below.get(id) ?? [];
  const branch = (id: Id, seen = new Set<Id>()): Id[] => {
    if (seen.has(id)) return [];
    seen.add(id);
    return [id, ...children(id).flatMap((row) => branch(row.id, seen))];
  };
  const path = (id: Id): TreeRow[] => {
    const way: TreeRow[] = [];
    for (let row = byId.get(id); row && !way.includes(row);) {
      way.unshift(row);
      row = row.parent === null ? undefined : byId.get(row.parent);
    }
    return way;
  };
  return { children, branch, path };
};

const isId = (value: unknown): value is Id => typeof value === "number" || (typeof value === "string" && value !== "");

/** Makes a tree of a resource's rows, in the order of the definition. 0 and "" mean that there is no parent. */
export const treeRows = (
  records: readonly Readonly<Record<string, unknown>>[],
  names: { readonly title: string; readonly parent?: string | undefined; readonly order?: string | undefined },
): TreeRow[] => {
  const { order } = names;
  const ordered =
    order === undefined ? records : records.toSorted((a, b) => Number(a[order] ?? 0) - Number(b[order] ?? 0));
  return ordered.flatMap((record) => {
    const { id } = record;
    if (!isId(id)) return [];
    const parent = names.parent === undefined ? null : record[names.parent];
    return [
      {
        id,
        title: textAt(record, names.title, String(id)),
        parent: isId(parent) && parent !== 0 && parent !== "0" ? parent : null,
      },
    ];
  });
};
