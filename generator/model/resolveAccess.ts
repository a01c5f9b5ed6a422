import type { Definition } from "../definition/Definition";
import type { Lookup } from "./Lookup";

/** The key for calls that are allowed only to accounts that reach every owner. No menu has this key. */
export const EVERY_OWNER_KEY = "#platform";

/** A menu key that counts only for accounts of the top owner. */
export const menuKeyOfTopOwner = (menu: string): string => `#top.${menu}`;

const READING = new Set(["list", "get", "export"]);

/** The key that grants an action, made from its menu key. */
const keptBy = ({ scope }: Definition, action: string, menu: string | null): string | null => {
  if (typeof scope !== "object" || !("write" in scope) || READING.has(action)) return menu;
  if (scope.write === "platform") return EVERY_OWNER_KEY;
  return menu === null ? null : menuKeyOfTopOwner(menu);
};

/**
 * The menu key that grants each action. The first key that exists counts: of the call, of the map `access`, of the menu
 * action with this name, of the resource. Calls of a definition without a menu key, such as signing in, need no right.
 */
export const resolveAccess = (
  definition: Definition,
  lookup: Lookup,
  screen: string | null,
  exports: boolean,
): Record<string, string> => {
  const { access, calls } = definition;
  const map = typeof access === "string" ? { default: access } : (access ?? {});
  const whole = map.default ?? screen;
  const granted: Record<string, string> = {};
  const reads = calls.has("list") || calls.has("get");
  const actions = [
    ...(reads ? ["list", "get"] : []),
    ...calls.keys(),
    ...(calls.has("list") && exports ? ["export"] : []),
  ];
  for (const action of actions) {
    const below = whole === null ? null : `${whole}.${action}`;
    const said = calls.get(action)?.access ?? map[action] ?? (lookup.menus.has(below ?? "") ? below : whole);
    const key = keptBy(definition, action, said);
    if (key !== null) granted[action] = key;
  }
  return granted;
};
