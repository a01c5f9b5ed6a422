// Rules of app users: locking or deleting a user, or changing the password, ends all sessions of the user.
import { endSessionsOf, type Rules } from "pilothouse/platform";
import { isEmpty } from "pilothouse/platform/storage";
import { AppUserState } from "../../generated/enums";
import type { resources } from "../../generated/resources";
import { visitorName } from "../identity/visitors";

export const appUser = {
  setting: async (step, stored, values) => {
    const states = [stored.state, values.state ?? stored.state];
    const isOut = states.some((state) => !isEmpty(state) && state !== AppUserState.normal);
    if (isOut || !isEmpty(values.user_password)) await endSessionsOf(step.db, visitorName(stored.user_id));
    return values;
  },
  deleting: async (step, rows) => {
    for (const { user_id } of rows) await endSessionsOf(step.db, visitorName(user_id));
  },
} satisfies Rules<typeof resources.app_user>;
