// The sidebar's tree: what console.yaml declares, as far as the account's roles grant it.
import type { MenuEntry, Sections } from "../../wire/contract";

export interface MenuNode {
  /** Menu key: its words are `menu.<key>`. */
  readonly key: string;
  readonly icon: string;
  /** Null for a section that only holds screens. */
  readonly path: string | null;
  readonly children: readonly MenuNode[];
}

export interface Grants {
  has(menu: string): boolean;
}

const leaf = ({ menu, icon, path }: MenuEntry): MenuNode => ({ key: menu, icon, path, children: [] });

/** Sections without a granted screen are left out; a section that is itself a screen stands alone, first things first. */
export const menuTree = (sections: Sections, grants: Grants): readonly MenuNode[] =>
  Object.entries(sections).flatMap(([key, { icon, screens }]) => {
    const granted = screens.filter(({ menu }) => grants.has(menu));
    const itself = granted.find(({ menu }) => menu === key);
    if (itself) return [leaf({ ...itself, icon: itself.icon || icon })];
    return granted.length > 0 ? [{ key, icon, path: null, children: granted.map(leaf) }] : [];
  });

/** Every screen of the tree, in order. */
export const leaves = (nodes: readonly MenuNode[]): readonly MenuNode[] =>
  nodes.flatMap((node) => (node.path === null ? leaves(node.children) : [node]));

/** The screen a path belongs to: the longest that it begins with, segment by segment. */
export const screenAt = (sections: Sections, path: string): MenuEntry | null => {
  const [, section = ""] = path.split("/");
  const entries = Object.hasOwn(sections, section) ? (sections[section]?.screens ?? []) : [];
  return entries
    .filter((entry) => path === entry.path || path.startsWith(`${entry.path}/`))
    .reduce<MenuEntry | null>((best, entry) => (best && best.path.length >= entry.path.length ? best : entry), null);
};
