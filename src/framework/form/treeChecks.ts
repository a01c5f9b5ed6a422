// The rules of a tree of checkboxes. Checking a node checks everything below it and its ancestors: a grant of a screen needs its
// section. Unchecking removes everything below it and keeps the ancestors, which other nodes may need.
import type { Id, Tree } from "./treeOf";

export type Check = "on" | "off" | "half";

/** "on" when it and all below are chosen, "half" when only some are. */
export const checkOf = (tree: Tree, id: Id, chosen: ReadonlySet<Id>): Check => {
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
): Set<Id> => {
  const next = new Set(chosen);
  for (const id of unchecked.flatMap((one) => tree.branch(one))) next.delete(id);
  for (const id of checked) {
    for (const one of tree.branch(id)) next.add(one);
    for (const above of tree.path(id)) next.add(above.id);
  }
  return next;
};
