import type { PlatformFeature } from "../../../platform/framework/Feature";
import { passkeyFactor } from "./factor";
import { passkeysHandler as served } from "./serve";
import { ensurePasskeys } from "./passkeys";

export const passkeys: PlatformFeature = {
  name: "passkeys",
  // The rows of this table are deleted with the account.
  tables: [{ ensure: ensurePasskeys }],
  serves: { passkeys: served },
  factors: [passkeyFactor],
};
