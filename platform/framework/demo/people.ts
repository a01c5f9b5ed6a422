// Completes demo accounts and roles. Accounts get the demo's password. A role that names a section or a screen also
// gets all menus below it.
import type { IdentityModel, Model } from "../../../generator";
import { hashPassword, transformPassword } from "../passwords/passwordHash";
import type { Adjust, AdjustContext } from "./Adjust";
import { generatedRowsOf } from "./Adjust";

/** The keys of the rows of these menus and of all menus below them. */
const keysBelow = ({ model, world }: AdjustContext, { menu }: IdentityModel, keys: readonly string[]): unknown[] => {
  const id = model.resources.find(({ name }) => name === menu.resource)?.key ?? "";
  const isBelow = (key: string) => keys.some((one) => key === one || key.startsWith(`${one}.`));
  const wanted = new Set(model.menus.map(({ key }) => key).filter((key) => isBelow(key) && !keys.includes(`-${key}`)));
  return generatedRowsOf(world, menu.resource)
    .filter((row) => wanted.has(String(row[menu.key])))
    .map((row) => row[id]);
};

const role =
  (identity: IdentityModel): Adjust =>
  (row, at) => {
    const { model, index, isGiven } = at;
    const { resource, menus, gives, super: top } = identity.role;
    const definition = model.resources.find(({ name }) => name === resource);
    const given = Array.isArray(row[menus]) ? row[menus].map(String) : [];
    const screens = model.menus.filter(({ type }) => type === "screen").map(({ key }) => key);
    const start = (index * 3) % Math.max(1, screens.length);
    const isTop = String(row[definition?.key ?? ""]) === top;
    const keys = isTop ? model.menus.map(({ key }) => key) : given;
    row[menus] = keysBelow(at, identity, isGiven ? keys : screens.slice(start, start + 1 + (index % 3)));
    if (!isGiven && gives !== null) row[gives] = [];
  };

const account =
  ({ account: { name, password: secret } }: IdentityModel): Adjust =>
  async (row, { isGiven, password, cost }) => {
    row[secret] = isGiven ? await hashPassword(transformPassword(String(row[name]), password), cost) : "";
  };

/** Adjusts demo accounts and roles, in addition to the console's own adjustments; undefined for other resources. */
export const adjustOfPeople = ({ identity }: Model, resource: string): Adjust | undefined => {
  if (resource === identity?.account.resource) return account(identity);
  return resource === identity?.role.resource ? role(identity) : undefined;
};
