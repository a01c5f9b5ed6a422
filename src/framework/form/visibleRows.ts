import type { Id, Tree, TreeRow } from "./treeOf";

export interface SeenRow extends TreeRow {
  /** From 1. */
  readonly level: number;
  readonly place: number;
  readonly siblings: number;
  readonly leaf: boolean;
}

/** The rows now in sight, in order: what is open, or while searching what matches and the way to it. */
export const visibleRows = (tree: Tree, open: ReadonlySet<Id>, query: string): SeenRow[] => {
  const wanted = query.trim().toLowerCase();
  const matches = (row: TreeRow): boolean =>
    row.title.toLowerCase().includes(wanted) || tree.children(row.id).some(matches);
  const walk = (parent: Id | null, level: number): SeenRow[] => {
    const rows = tree.children(parent).filter((row) => wanted === "" || matches(row));
    return rows.flatMap((row, index) => {
      const below = tree.children(row.id);
      const seen = { ...row, level, place: index + 1, siblings: rows.length, leaf: below.length === 0 };
      return [seen, ...(wanted !== "" || open.has(row.id) ? walk(row.id, level + 1) : [])];
    });
  };
  return walk(null, 1);
};
