// Users of client apps: whoever is locked, deleted or given another password is signed out, and stays so.
import { endSessionsOf } from "../../framework/access/sessions";
import { visitorName } from "../identity/visitors";
import type { Rules } from "../../framework/records/rules";
import { isEmpty } from "../../framework/storage/codec";

const NORMAL = 1;

export const appUser = {
  setting: async (step, stored, values) => {
    const after = { ...stored, ...values };
    const isOut = [stored, after].some(({ state }) => !isEmpty(state) && state !== NORMAL);
    if (isOut || !isEmpty(values.user_password)) await endSessionsOf(step.db, visitorName(String(stored.user_id)));
    return values;
  },
  deleting: async (step, rows) => {
    for (const { user_id } of rows) await endSessionsOf(step.db, visitorName(String(user_id)));
  },
} satisfies Rules;
