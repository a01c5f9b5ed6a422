import type { PlatformFeature } from "../../../platform/framework/Feature";
import { passkey } from "./factor";
import { passkeys as served } from "./serve";
import { ensurePasskeys } from "./passkeys";

export const passkeys: PlatformFeature = {
  name: "passkeys",
  // They are deleted with their account.
  tables: [{ ensure: ensurePasskeys }],
  serves: { passkeys: served },
  factors: [passkey],
};
