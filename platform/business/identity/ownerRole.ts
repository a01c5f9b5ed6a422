// The role of the first account of a company that registers itself. The super admin decides what it grants, and opens or
// closes registration by enabling or disabling it.
import type { GivenOf, RowOf } from "pilothouse/handles";
import { Failure, type FilledStore, type Platform } from "pilothouse/platform";
import {
  type Db,
  decodeRow,
  findByKeys,
  findFirstOf,
  insertRow,
  readNote,
  readRows,
  rewriteNote,
  tableFor,
  whereOf,
} from "pilothouse/platform/storage";
import { OpenState, RoleType } from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";
import { definedDemoRows } from "../database";

export type OwnerRole = RowOf<typeof resources.role>;
type MenuRow = RowOf<typeof resources.menu>;

const NAME = "Company owner";
/** Names of the role, in order of preference. Stores of older versions only have the role for customers. */
const NAMES = [NAME, "Customer company"];

/** @throws Failure 513 while no enabled system role has one of the names */
export const findOwnerRole = async (platform: Platform): Promise<OwnerRole> => {
  const roles = tableFor(platform, resources.role);
  for (const name of NAMES) {
    const wanted = { name, type: RoleType.system, state: OpenState.enabled };
    const role = await findFirstOf(platform.store.db, roles, wanted);
    if (role) return role;
  }
  throw new Failure(513, "register", { context: "register" });
};

/** The menu keys that a role grants. */
export const menusGrantedBy = async (platform: Platform, db: Db, role: OwnerRole): Promise<readonly string[]> => {
  const { menu_ids } = decodeRow(tableFor(platform, resources.role), role);
  const rows = await findByKeys(db, tableFor(platform, resources.menu), Array.isArray(menu_ids) ? menu_ids : []);
  return rows.map(({ menu_key }) => menu_key).toSorted();
};

const MARK = "the role of company owners is there";
const FOREVER = Number.MAX_SAFE_INTEGER;

/** Fields of a role as its definition describes it, with its menus by their keys in the store. */
const rowOf = (described: GivenOf<typeof resources.role>, menus: readonly MenuRow[]) => {
  const keys = Array.isArray(described.menu_ids) ? described.menu_ids.map(String) : [];
  const isGranted = (menu: string) =>
    !keys.includes(`-${menu}`) && keys.some((key) => menu === key || menu.startsWith(`${key}.`));
  const menu_ids = menus.filter(({ menu_key }) => isGranted(menu_key)).map(({ menu_id }) => menu_id);
  const { name, cn_name, type } = described;
  return { name, cn_name, type, menu_ids, role_ids: [] };
};

/**
 * Adds the role, and the roles that it may give to colleagues, once to a store without demo data. The role is disabled, so
 * registration stays closed until the super admin opens it.
 */
export const addOwnerRole = async (db: Db, { model, tables, now }: FilledStore): Promise<void> => {
  const { identity } = model;
  if (identity === null || (await readNote(db, MARK, now)) !== null) return;
  const roles = tableFor({ tables }, resources.role);
  const given = definedDemoRows(roles);
  const described = given.find(({ name }) => name === NAME);
  const [top] = await findByKeys(db, roles, [Number(identity.role.super)]);
  if (!described || !top) return;
  const { comp_id } = top;
  const known = await readRows(db, roles, whereOf([]));
  if (!known.some(({ name }) => name === NAME)) {
    const menus = await readRows(db, tableFor({ tables }, resources.menu), whereOf([]));
    const gives = Array.isArray(described.role_ids) ? described.role_ids : [];
    const role_ids: number[] = [];
    for (const one of given) {
      // An enabled role with one of these names would open registration.
      if (!gives.includes(one.id ?? null) || NAMES.includes(one.name ?? "")) continue;
      const found = known.find(({ name }) => name === one.name);
      const row =
        found ?? (await insertRow(db, roles, { ...rowOf(one, menus), comp_id, state: OpenState.enabled }, now));
      role_ids.push(row.id);
    }
    const own = { ...rowOf(described, menus), comp_id, role_ids, state: OpenState.disabled };
    await insertRow(db, roles, own, now);
  }
  await rewriteNote(db, MARK, "1", FOREVER);
};
