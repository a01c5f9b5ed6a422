// The tree of the sidebar: the menus of the platform, with the screens of console.yaml that the account's roles grant.
import type { MenuEntry, Sections } from "../../wire/contract";
import type { PlatformMenu } from "../../wire/menus";

export interface MenuNode {
  /** The menu key. Its label is the translation of `menu.<key>`. */
  readonly key: string;
  readonly icon: string;
  /** Null for a section that only contains screens. */
  readonly path: string | null;
  readonly children: readonly MenuNode[];
}

export interface Grants {
  readonly menus: readonly PlatformMenu[];
  has(menu: string): boolean;
}

const leaf = ({ menu, icon, path }: MenuEntry): MenuNode => ({ key: menu, icon, path, children: [] });

/** The tree of console.yaml. Sections without a granted screen are left out. A section that is itself a screen has no children. */
const declaredTree = (sections: Sections, grants: Grants): readonly MenuNode[] =>
  Object.entries(sections).flatMap(([key, { icon, screens }]) => {
    const granted = screens.filter(({ menu }) => grants.has(menu));
    const itself = granted.find(({ menu }) => menu === key);
    if (itself) return [leaf({ ...itself, icon: itself.icon || icon })];
    return granted.length > 0 ? [{ key, icon, path: null, children: granted.map(leaf) }] : [];
  });

const GROUP = "layers";

/** The tree of the platform, limited to screens of the console. Menus without a granted screen, and without one below, are left out. */
const platformTree = (
  sections: Sections,
  { menus, has }: Grants,
  screens: ReadonlyMap<string, MenuEntry>,
): readonly MenuNode[] => {
  const ids = new Set(menus.map(({ id }) => id));
  const nodesBelow = (id: string): readonly MenuNode[] =>
    menus
      .filter(({ parent }) => (ids.has(parent) ? parent : "") === id)
      .flatMap((menu) => {
        const { key } = menu;
        const section = Object.hasOwn(sections, key) ? sections[key] : undefined;
        const screen = screens.get(key);
        const itself = screen && has(key) ? [leaf({ ...screen, icon: screen.icon || section?.icon || GROUP })] : [];
        const children = nodesBelow(menu.id);
        if (children.length === 0) return itself;
        return [{ key, icon: section?.icon ?? (menu.icon || GROUP), path: null, children: [...itself, ...children] }];
      });
  return nodesBelow("");
};

/** The menus of the platform, or those of console.yaml where it has none of this console. Only what is granted. */
export const menuTree = (sections: Sections, grants: Grants): readonly MenuNode[] => {
  const screens = new Map(Object.values(sections).flatMap((one) => one.screens.map((screen) => [screen.menu, screen])));
  return grants.menus.some(({ key }) => screens.has(key))
    ? platformTree(sections, grants, screens)
    : declaredTree(sections, grants);
};

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
