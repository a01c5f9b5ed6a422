import type { Definition } from "../definition/Definition";
import type { Links } from "./Links";

/** A key that no menu has: what it grants is granted to who reaches every owner, and to nobody else. */
export const PLATFORM = "#platform";

/** What a menu key grants to the accounts of the owner at the top, and to nobody else who holds it. */
export const topKey = (menu: string): string => `#top.${menu}`;

const READING = new Set(["list", "get", "export"]);

/** By which key an action is granted that a menu key would grant. */
const keptBy = ({ scope }: Definition, action: string, menu: string | null): string | null => {
  if (typeof scope !== "object" || !("write" in scope) || READING.has(action)) return menu;
  if (scope.write === "platform") return PLATFORM;
  return menu === null ? null : topKey(menu);
};

/**
 * The menu key that grants each action: the call's own, else the map's, else an action of that name below the resource's menu
 * key, else that key itself. A definition without a menu key has calls of no entity, such as signing in: nothing grants them.
 */
export const resolveAccess = (
  definition: Definition,
  links: Links,
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
    const said = calls.get(action)?.access ?? map[action] ?? (below !== null && links.menus.has(below) ? below : whole);
    const key = keptBy(definition, action, said);
    if (key !== null) granted[action] = key;
  }
  return granted;
};
