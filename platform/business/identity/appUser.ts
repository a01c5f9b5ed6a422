// Rules of users of apps: erasing a user ends their sessions and erases messages to them.
import { endSessionsOf, type Rules } from "pilothouse/platform";
import type { resources } from "../../generated/resources";
import { eraseReceiver } from "../outbox/forget";
import { visitorName } from "./visitors";

export const appUserRules = {
  erasing: async (step, { user_id, user_name, user_email, user_phone_area, user_phone }) => {
    await endSessionsOf(step.db, visitorName(user_id));
    const addresses = [user_id, user_email, user_phone, `${user_phone_area} ${user_phone}`.trim()];
    await eraseReceiver(step, { name: user_name, addresses });
  },
} satisfies Rules<typeof resources.app_user>;
