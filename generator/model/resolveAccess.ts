import type { Definition } from "../definition/Definition";
import type { Links } from "./Links";

/** A key that no menu has: what it grants is granted to who reaches every owner, and to nobody else. */
export const PLATFORM = "#platform";

const READING = new Set(["list", "get", "export"]);

const isPlatforms = (scope: NonNullable<Definition["scope"]>): boolean =>
  typeof scope === "object" && "write" in scope && scope.write === "platform";

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
    const isKept = definition.scope !== undefined && isPlatforms(definition.scope) && !READING.has(action);
    const said = calls.get(action)?.access ?? map[action] ?? (below !== null && links.menus.has(below) ? below : whole);
    const key = isKept ? PLATFORM : said;
    if (key !== null) granted[action] = key;
  }
  return granted;
};
