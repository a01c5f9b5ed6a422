// Accounts: passwords are kept hashed, roles are given by who may give them, and nobody locks themselves out.
import { SUPER_ROLE } from "../access/Callers";
import { asTransformed, hashPassword } from "../access/passwords";
import { endSessionsOf } from "../access/sessions";
import { Failure, invalid, noPermission } from "../Failure";
import type { Step } from "../Platform";
import type { Rules } from "../records/rules";
import { reaches } from "../records/scope";
import { decode, isEmpty } from "../storage/codec";
import { byKey, byKeys } from "../storage/query";
import type { Row } from "../storage/Store";
import type { Table } from "../storage/Table";

type Giving = Pick<Step, "platform" | "db" | "caller">;

const DISABLED = 2;
const DAY = 86_400;

const listed = (table: Table, row: Row, name: string): readonly unknown[] => {
  const column = table.byName.get(name);
  const value = column ? decode(column, row[name]) : [];
  return Array.isArray(value) ? value : [];
};

const isWithinMenus = async ({ platform, db, caller }: Giving, roles: Table, role: Row): Promise<boolean> => {
  const menus = platform.tables.get("menu");
  const rows = menus ? await byKeys(db, menus, listed(roles, role, "menu_ids")) : [];
  return rows.every((menu) => caller.menus.has(String(menu.menu_key)));
};

/** A role that the caller's role names, or one of its own companies that grants no more than the caller has. */
const mayGive = async (giving: Giving, key: unknown): Promise<boolean> => {
  const { platform, db, caller } = giving;
  const roles = platform.tables.get("role");
  if (caller.isSuper || !roles) return true;
  if (caller.roles.some((role) => listed(roles, role, "role_ids").map(String).includes(String(key)))) return true;
  const role = await byKey(db, roles, key);
  return (
    role !== null &&
    String(key) !== SUPER_ROLE &&
    (await reaches(giving, roles, caller, role)) &&
    isWithinMenus(giving, roles, role)
  );
};

/** Whether the caller may change that account's rights: never those of one that may do more. */
export const mayManage = async (giving: Giving, account: Row): Promise<boolean> => mayGive(giving, account.role_id);

const checkRole = async (step: Step, values: Row, stored: Row | null): Promise<void> => {
  const role = values.role_id;
  if (isEmpty(role) || String(role) === String(stored?.role_id)) return;
  if (!(await mayGive(step, role))) throw noPermission();
};

const withoutParams = ({ old_password: _old, new_password: _new, ...values }: Row): Row => values;

const validity = (values: Row, now: number): Row => {
  const days = Number(values.validity_time ?? 0);
  return days > 0 && isEmpty(values.gmt_validity) ? { ...values, gmt_validity: now + days * DAY } : values;
};

const hashed = async (userId: unknown, password: unknown) => ({
  user_password: await hashPassword(asTransformed(String(userId), String(password))),
});

export const account = {
  duplicateCodes: { user_id: 1101, user_email: 1102, user_phone: 1103 },
  adding: async (step, values) => {
    if (isEmpty(values.user_password)) throw invalid({ user_password: "invalid.required" });
    await checkRole(step, values, null);
    return {
      ...withoutParams(validity(values, step.now)),
      ...(await hashed(values.user_id, values.user_password)),
    };
  },
  setting: async (step, stored, values) => {
    const isOwn = String(stored.id) === String(step.caller.key);
    if (!isOwn && !(await mayManage(step, stored))) throw noPermission();
    const changesRights = ["role_id", "scope", "company_id", "comp_id", "state"].some(
      (name) => values[name] !== undefined && String(values[name] ?? 0) !== String(stored[name]),
    );
    if (isOwn && changesRights && !step.caller.isSuper) throw noPermission();
    if (isOwn && values.state === DISABLED) throw noPermission();
    await checkRole(step, values, stored);
    if (isEmpty(values.user_password)) return withoutParams(values);
    if (!isOwn) await endSessionsOf(step.db, stored.id);
    return {
      ...withoutParams(values),
      ...(await hashed(values.user_id ?? stored.user_id, values.user_password)),
    };
  },
  deleting: async (step, rows) => {
    for (const row of rows) {
      if (String(row.id) === String(step.caller.key)) throw new Failure(1024, "self");
      if (!(await mayManage(step, row))) throw noPermission();
      await endSessionsOf(step.db, row.id);
    }
  },
} satisfies Rules;
