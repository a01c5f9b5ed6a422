// The menus of the sidebar: the platform's menus, with the screens of console.yaml that the account's roles grant.
import type { MenuEntry, Sections } from "../../wire/contract";
import type { PlatformMenu } from "../../wire/menus";

export interface MenuNode {
  /** The menu key. Its label has the message key `menu.<key>`. */
  readonly key: string;
  readonly icon: string;
  /** Null for a section, which is no screen itself. */
  readonly path: string | null;
  readonly children: readonly MenuNode[];
}

export interface Grants {
  readonly menus: readonly PlatformMenu[];
  has(menu: string): boolean;
}

const leaf = ({ menu, icon, path }: MenuEntry): MenuNode => ({ key: menu, icon, path, children: [] });

/** The menus of console.yaml, without sections in which no screen is granted. A section may also be a screen. */
const declaredTree = (sections: Sections, grants: Grants): readonly MenuNode[] =>
  Object.entries(sections).flatMap(([key, { icon, screens }]) => {
    const granted = screens.filter(({ menu }) => grants.has(menu));
    const itself = granted.find(({ menu }) => menu === key);
    if (itself) return [leaf({ ...itself, icon: itself.icon || icon })];
    return granted.length > 0 ? [{ key, icon, path: null, children: granted.map(leaf) }] : [];
  });

const GROUP = "layers";

/** The menus of the platform for screens of this console, without menus in which no screen is granted. */
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

/** The granted menus of the platform. If the platform has none for this console, the menus of console.yaml. */
export const menuTree = (sections: Sections, grants: Grants): readonly MenuNode[] => {
  const screens = new Map(Object.values(sections).flatMap((one) => one.screens.map((screen) => [screen.menu, screen])));
  return grants.menus.some(({ key }) => screens.has(key))
    ? platformTree(sections, grants, screens)
    : declaredTree(sections, grants);
};

/** All screens in the menus, in order. */
export const screensIn = (nodes: readonly MenuNode[]): readonly MenuNode[] =>
  nodes.flatMap((node) => (node.path === null ? screensIn(node.children) : [node]));

/** The screen for a path. If several screens fit, the one with the longest path. Only whole segments are compared. */
export const screenAt = (sections: Sections, path: string): MenuEntry | null => {
  const [, section = ""] = path.split("/");
  const entries = Object.hasOwn(sections, section) ? (sections[section]?.screens ?? []) : [];
  return entries
    .filter((entry) => path === entry.path || path.startsWith(`${entry.path}/`))
    .reduce<MenuEntry | null>((best, entry) => (best && best.path.length >= entry.path.length ? best : entry), null);
};
