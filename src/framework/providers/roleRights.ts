// The rights of an account if the platform does not answer them: the menus of its roles, by specified calls.
import { callHost } from "../wire/callHost";
import { type HostInside, hostInside } from "../wire/HostInside";
import { readMenus } from "../wire/menus";
import { flattenRows } from "../wire/nested";
import { factsIn, isObject } from "../wire/readAnswer";
import type { Payload } from "../wire/contract";

/**
 * The granted menu keys. If the platform has no menu for a key, the nearest menu above decides: on a platform that has
 * only menus of screens, `device` also grants `device.export`.
 */
export class GrantedMenus extends Set<string> {
  readonly #known: ReadonlySet<string>;

  constructor(granted: Iterable<string>, known: ReadonlySet<string>) {
    super(granted);
    this.#known = known;
  }

  override has(key: string): boolean {
    // Only the top company may write some tables. The browser does not know which company that is, so everybody with
    // the screen sees these buttons, and the platform decides.
    if (key === "#platform") return true;
    if (key.startsWith("#top.")) return this.has(key.slice("#top.".length));
    if (super.has(key)) return true;
    const above = key.slice(0, Math.max(0, key.lastIndexOf(".")));
    return above !== "" && !this.#known.has(key) && this.has(above);
  }
}

/** A list of keys. The answer has keys, or records with keys. */
const keysIn = (value: unknown, name: string): readonly string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one: unknown) => {
    const key = isObject(one) ? one[name] : one;
    return (typeof key === "number" || typeof key === "string") && key !== "" ? [String(key)] : [];
  });

/** @throws WireFailure when a role or the menus cannot be read */
export const readRoleRights = async (
  account: Payload,
  rights: NonNullable<HostInside["rights"]>,
): Promise<GrantedMenus> => {
  const { role, key, menus: field } = rights;
  const id = hostInside().menus?.id ?? "";
  const asked = keysIn(account[role], key).map((one) =>
    callHost(rights, { [key]: /^\d{1,15}$/.test(one) ? Number(one) : one }),
  );
  const [menus, ...roles] = await Promise.all([readMenus(), ...asked]);
  const held = new Set(
    roles.flatMap(({ data }) => {
      const granted = factsIn(Array.isArray(data) ? data[0] : data)[field];
      return keysIn(flattenRows({ data: granted, count: 0 }, { key: id, parent: "" }).data, id);
    }),
  );
  return new GrantedMenus(
    menus.filter((menu) => held.has(menu.id)).map((menu) => menu.key),
    new Set(menus.map((menu) => menu.key)),
  );
};
