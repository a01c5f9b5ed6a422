// System roles belong to the super admin, and nobody makes or changes a role that gives more than they have.
import { sql } from "kysely";
import { SUPER_ROLE } from "../../framework/access/Callers";
import { beyond, DISABLED, listed, SYSTEM } from "../../framework/access/held";
import { excessOf, mayGive } from "../../framework/access/rights";
import { Failure, noPermission } from "../../framework/wire/Failure";
import type { Step } from "../../framework/server/Platform";
import type { Rules } from "../../framework/records/rules";
import { byKeys, firstWhere, oneOf } from "../../framework/storage/query";
import type { Row } from "../../framework/storage/Store";

const checkSystem = ({ caller }: Step, row: Row): void => {
  if (row.type === SYSTEM && !caller.isSuper) throw noPermission();
};

/** @throws Failure 513 naming the field by which the role would give more than the caller has */
const checkGiven = async (step: Step, after: Row, before: Row | null): Promise<void> => {
  const { table, db, caller } = step;
  const known = before === null ? [] : listed(table, before, "role_ids");
  const named = listed(table, after, "role_ids").filter((key) => !known.includes(key));
  if (!caller.isSuper)
    for (const role of await byKeys(db, table, named)) if (!(await mayGive(step, role))) throw beyond("role_ids");
  const excess = await excessOf(step, after);
  if (excess !== null) throw beyond(excess);
};

/** A role is nobody's to change who could not give it, nor while somebody holds it who may do more. */
const checkChangeable = async (step: Step, stored: Row): Promise<void> => {
  const { platform, db, caller, table } = step;
  checkSystem(step, stored);
  if ((await excessOf(step, stored)) !== null) throw noPermission();
  const accounts = platform.tables.get("account");
  const [role, company] = ["role_id", "comp_id"].map((name) => accounts?.byName.get(name));
  if (caller.companies === null || !accounts || !role || !company) return;
  const reached = oneOf(company, caller.companies);
  const isWider = sql<boolean>`(${sql.ref("scope")} > ${Number(caller.account.scope ?? 0)} or not (${reached}))`;
  const holder = await firstWhere(db, accounts, [oneOf(role, [stored[table.key.name]]), isWider]);
  if (holder !== null) throw noPermission();
};

const isHeldBy = ({ caller, table }: Step, stored: Row): boolean =>
  caller.roles.some((own) => String(own[table.key.name]) === String(stored[table.key.name]));

export const role = {
  adding: async (step, values) => {
    checkSystem(step, values);
    await checkGiven(step, values, null);
    return values;
  },
  setting: async (step, stored, values) => {
    await checkChangeable(step, stored);
    checkSystem(step, values);
    if (String(stored.id) === SUPER_ROLE && values.state === DISABLED)
      throw new Failure(519, "transition", { fields: { state: "invalid.transition" } });
    if (isHeldBy(step, stored) && values.state === DISABLED) throw noPermission();
    await checkGiven(step, { ...stored, ...values }, stored);
    return values;
  },
  deleting: async (step, rows) => {
    for (const row of rows) {
      await checkChangeable(step, row);
      if (String(row.id) === SUPER_ROLE) throw noPermission();
    }
  },
  isShared: (row) => row.type === SYSTEM,
} satisfies Rules;
