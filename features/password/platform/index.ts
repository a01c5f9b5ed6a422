import type { PlatformFeature } from "../../../platform/framework/Feature";
import { Refusal } from "../../../platform/framework/settings/Refusal";
import { readSettings } from "../../../platform/framework/settings/settings";
import { resetPassword } from "./resetPassword";

export const password: PlatformFeature = {
  name: "password",
  commands: {
    async password(kept, [account, ...more]) {
      if (account === undefined) throw new Refusal("Say whose password: npm run password -- admin");
      if (more.length > 0) throw new Refusal(`One account at a time: npm run password -- ${account}`);
      return resetPassword(kept.model(), { ...kept, cost: readSettings().PASSWORD_COST }, account);
    },
  },
};
