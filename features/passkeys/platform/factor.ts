// A passkey in place of a code: at the second step of a sign-in, and where people prove again who they are.
import type { Factor } from "../../../platform/framework/access/OtherFactor";
import type { Platform } from "../../../platform/framework/Platform";
import { askForPasskey, hasPasskey, removePasskeys, takePasskey, takeSigned } from "./passkeys";

/** The domain by which browsers open the console; null if the installation does not say it. */
export const hostNameOf = ({ settings }: Pick<Platform, "settings">): string | null =>
  settings.PUBLIC_URL === null ? null : new URL(settings.PUBLIC_URL).hostname;

export const passkey: Factor = {
  name: "passkey",
  proof: "credential",
  has: hasPasskey,
  remove: removePasskeys,
  async ask(platform, account, purpose) {
    const options = await askForPasskey(platform.store.db, { account, purpose }, hostNameOf(platform), platform.now());
    return options === null ? null : { ...options };
  },
  async read({ store, now }, account, purpose, given) {
    const signed = await takeSigned(store.db, { account, purpose }, given, now());
    return signed === null ? null : (db, at) => takePasskey(db, signed, at);
  },
};
