import type { PlatformFeature } from "../../../platform/framework/Feature";
import { passkey } from "./factor";
import { passkeys as served } from "./serve";
import { ensurePasskeys } from "./passkeys";

export const passkeys: PlatformFeature = {
  name: "passkeys",
  // The rows of this table are deleted with the account.
  tables: [{ ensure: ensurePasskeys }],
  serves: { passkeys: served },
  factors: [passkey],
};
