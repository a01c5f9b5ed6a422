// Builds a tree from rows that name their parents, and lists its visible rows.
import { valueAt } from "../../../src/framework/resource/valueAt";
import type { Row } from "../../../src/framework/resource/Row";

export interface TreeRows {
  /** The rows in display order, without those in folded branches. */
  readonly rows: readonly Row[];
  levelOf(row: Row): number;
  /** The number of direct children. */
  childrenOf(row: Row): number;
  /** Whether the row is only an ancestor of a match, and does not match itself. It is not a row of the list. */
  isGuide(row: Row): boolean;
  /** All matching rows in display order, including rows in folded branches. */
  readonly found: readonly Row[];
  /** The number of other rows below these rows, at any depth. */
  belowOf(ids: readonly Row["id"][]): number;
  /** The keys of the rows above a row, nearest first. */
  aboveOf(row: Row): readonly string[];
}

export interface TreeOptions {
  readonly parent: string;
  readonly order: string | null;
  readonly folded: ReadonlySet<string>;
  /** Whether a row matches the search. Ancestors of a match are kept and unfolded. Null without a search. */
  readonly matches: ((row: Row) => boolean) | null;
}

const ROOT = "";

/** A row without an existing parent, or below itself, becomes a root, so that no row is lost. */
const parentKeys = (rows: readonly Row[], parent: string): ReadonlyMap<string, string> => {
  const ids = new Set(rows.map((row) => String(row.id)));
  const named = new Map(rows.map((row) => [String(row.id), String(valueAt(row, parent) ?? "")]));
  const keys = new Map<string, string>();
  for (const id of ids) {
    const seen = new Set([id]);
    let above = named.get(id) ?? ROOT;
    while (ids.has(above) && !seen.has(above)) {
      seen.add(above);
      above = named.get(above) ?? ROOT;
    }
    const direct = named.get(id) ?? ROOT;
    keys.set(id, ids.has(direct) && above !== id && direct !== id ? direct : ROOT);
  }
  return keys;
};

const inOrder = (rows: readonly Row[], order: string | null): readonly Row[] =>
  order === null ? rows : [...rows].sort((a, b) => Number(valueAt(a, order) ?? 0) - Number(valueAt(b, order) ?? 0));

export const visibleTreeRows = (all: readonly Row[], { parent, order, folded, matches }: TreeOptions): TreeRows => {
  const parents = parentKeys(all, parent);
  const children = new Map<string, Row[]>();
  for (const row of inOrder(all, order)) {
    const key = parents.get(String(row.id)) ?? ROOT;
    const siblings = children.get(key);
    if (siblings === undefined) children.set(key, [row]);
    else siblings.push(row);
  }
  const matching = matches === null ? all : all.filter(matches);
  const isFound = new Set(matching.map(({ id }) => String(id)));
  const kept = matches === null ? isFound : keepAncestors(matching, parents);
  const levels = new Map<string, number>();
  const rows: Row[] = [];
  const found: Row[] = [];
  const walk = (key: string, level: number, isDrawn: boolean) => {
    for (const row of children.get(key) ?? []) {
      const id = String(row.id);
      if (!kept.has(id)) continue;
      levels.set(id, level);
      if (isDrawn) rows.push(row);
      if (isFound.has(id)) found.push(row);
      walk(id, level + 1, isDrawn && (matches !== null || !folded.has(id)));
    }
  };
  walk(ROOT, 1, true);
  const aboveOf = (row: Row) => {
    const above: string[] = [];
    for (let id = parents.get(String(row.id)) ?? ROOT; id !== ROOT; id = parents.get(id) ?? ROOT) above.push(id);
    return above;
  };
  return {
    rows,
    found,
    levelOf: (row) => levels.get(String(row.id)) ?? 1,
    childrenOf: (row) => children.get(String(row.id))?.length ?? 0,
    isGuide: ({ id }) => !isFound.has(String(id)),
    aboveOf,
    belowOf: (ids) => {
      const chosen = new Set(ids.map(String));
      return all.filter((row) => !chosen.has(String(row.id)) && aboveOf(row).some((id) => chosen.has(id))).length;
    },
  };
};

const keepAncestors = (found: readonly Row[], parents: ReadonlyMap<string, string>): ReadonlySet<string> => {
  const kept = new Set<string>();
  for (const row of found) {
    for (let id = String(row.id); id !== ROOT && !kept.has(id); id = parents.get(id) ?? ROOT) kept.add(id);
  }
  return kept;
};
