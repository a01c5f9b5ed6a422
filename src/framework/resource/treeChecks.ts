// The rules of a tree of checkboxes. Checking a node also checks all nodes below it. If a choice grants rights, it also
// checks the ancestors, because a screen needs its section. Unchecking a node also unchecks all nodes below it. The
// ancestors stay checked, because other nodes may need them.
import type { Id, Tree, TreeRow } from "./treeOf";

export type CheckState = "on" | "off" | "half";

/** "on" if a node and all nodes below it are chosen, "half" if only some of them are. */
export const checkOf = (tree: Tree, id: Id, chosen: ReadonlySet<Id>): CheckState => {
  const branch = tree.branch(id);
  const count = branch.filter((one) => chosen.has(one)).length;
  return count === 0 ? "off" : count === branch.length ? "on" : "half";
};

/** The chosen ids after some nodes were unchecked and others checked. */
export const checkAll = (
  tree: Tree,
  chosen: ReadonlySet<Id>,
  checked: readonly Id[],
  unchecked: readonly Id[],
  withAbove = true,
): Set<Id> => {
  const next = new Set(chosen);
  for (const id of unchecked.flatMap((one) => tree.branch(one))) next.delete(id);
  for (const id of checked) {
    for (const one of tree.branch(id)) next.add(one);
    if (withAbove) for (const above of tree.path(id)) next.add(above.id);
  }
  return next;
};

/** The tops of the chosen branches. Null if a node is chosen without all nodes below it, or if a key is unknown. */
export const chosenBranchesOf = (tree: Tree, chosen: readonly Id[]): readonly Id[] | null => {
  const tops = wholeBranchesOf(tree, new Set(chosen)).map(({ row }) => row.id);
  const below = tops.flatMap((id) => tree.branch(id));
  return below.length === new Set(chosen).size ? tops : null;
};

/** The chosen nodes in the order of the tree. A whole branch is one entry, with the number of its nodes. */
export const wholeBranchesOf = (
  tree: Tree,
  chosen: ReadonlySet<Id>,
): readonly { readonly row: TreeRow; readonly below: number }[] => {
  const walk = (row: TreeRow): readonly { readonly row: TreeRow; readonly below: number }[] =>
    checkOf(tree, row.id, chosen) === "on"
      ? [{ row, below: tree.branch(row.id).length - 1 }]
      : [...(chosen.has(row.id) ? [{ row, below: 0 }] : []), ...tree.children(row.id).flatMap(walk)];
  return tree.children(null).flatMap(walk);
};
