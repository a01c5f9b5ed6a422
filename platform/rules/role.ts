// System roles belong to the super admin; and nobody hands out a right they do not have.
import { Failure, noPermission } from "../Failure";
import { SUPER_ROLE } from "../access/Callers";
import type { Step } from "../Platform";
import type { Rules } from "../records/rules";
import { byKeys } from "../storage/query";
import type { Row } from "../storage/Store";

const SYSTEM = 1;
const DISABLED = 2;

const checkSystem = ({ caller }: Step, row: Row): void => {
  if (row.type === SYSTEM && !caller.isSuper) throw noPermission();
};

const checkGranted = async ({ platform, caller, db }: Step, values: Row): Promise<void> => {
  const menus = platform.tables.get("menu");
  const given = values.menu_ids;
  if (caller.isSuper || !menus || !Array.isArray(given)) return;
  const rows = await byKeys(db, menus, given);
  if (rows.some((row) => !caller.menus.has(String(row.menu_key)))) throw noPermission();
};

export const role = {
  adding: async (step, values) => {
    checkSystem(step, values);
    await checkGranted(step, values);
    return values;
  },
  setting: async (step, stored, values) => {
    checkSystem(step, stored);
    checkSystem(step, values);
    if (String(stored.id) === SUPER_ROLE && values.state === DISABLED)
      throw new Failure(519, "transition", { fields: { state: "invalid.transition" } });
    await checkGranted(step, values);
    return values;
  },
  deleting: async (step, rows) => {
    for (const row of rows) {
      checkSystem(step, row);
      if (String(row.id) === SUPER_ROLE) throw noPermission();
    }
  },
  isShared: (row) => row.type === SYSTEM,
} satisfies Rules;
