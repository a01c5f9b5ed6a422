// The tree of the sidebar: the screens of console.yaml that the account's roles grant.
import type { MenuEntry, Sections } from "../../wire/contract";

export interface MenuNode {
  /** The menu key. Its label is the translation of `menu.<key>`. */
  readonly key: string;
  readonly icon: string;
  /** Null for a section that only contains screens. */
  readonly path: string | null;
  readonly children: readonly MenuNode[];
}

export interface Grants {
  has(menu: string): boolean;
}

const leaf = ({ menu, icon, path }: MenuEntry): MenuNode => ({ key: menu, icon, path, children: [] });

/** Sections without a granted screen are left out. A section that is itself a screen has no children. */
export const menuTree = (sections: Sections, grants: Grants): readonly MenuNode[] =>
  Object.entries(sections).flatMap(([key, { icon, screens }]) => {
    const granted = screens.filter(({ menu }) => grants.has(menu));
    const itself = granted.find(({ menu }) => menu === key);
    if (itself) return [leaf({ ...itself, icon: itself.icon || icon })];
    return granted.length > 0 ? [{ key, icon, path: null, children: granted.map(leaf) }] : [];
  });

/** All screens of the tree, in order. */
export const leaves = (nodes: readonly MenuNode[]): readonly MenuNode[] =>
  nodes.flatMap((node) => (node.path === null ? leaves(node.children) : [node]));

/** The screen of a path: the one with the longest path that it begins with, compared by segments. */
export const screenAt = (sections: Sections, path: string): MenuEntry | null => {
  const [, section = ""] = path.split("/");
  const entries = Object.hasOwn(sections, section) ? (sections[section]?.screens ?? []) : [];
  return entries
    .filter((entry) => path === entry.path || path.startsWith(`${entry.path}/`))
    .reduce<MenuEntry | null>((best, entry) => (best && best.path.length >= entry.path.length ? best : entry), null);
};
