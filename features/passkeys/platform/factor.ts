// A passkey that people use instead of a code: at the second step of a sign-in, and when they prove their identity
// again.
import type { Factor } from "../../../platform/framework/access/Factor";
import type { Platform } from "../../../platform/framework/Platform";
import { createPasskeyOptions, hasPasskey, removePasskeys, acceptSignature, consumeSignedChallenge } from "./passkeys";

/** The domain by which browsers open the console; null if the installation does not set it. */
export const hostNameOf = ({ settings }: Pick<Platform, "settings">): string | null =>
  settings.PUBLIC_URL === null ? null : new URL(settings.PUBLIC_URL).hostname;

export const passkeyFactor: Factor = {
  has: hasPasskey,
  remove: removePasskeys,
  proof: {
    name: "passkey",
    parameter: "credential",
    async ask(platform, account, purpose) {
      const { db } = platform.store;
      const options = await createPasskeyOptions(db, { account, purpose }, hostNameOf(platform), platform.now());
      return options === null ? null : { ...options };
    },
    async read({ store, now }, account, purpose, given) {
      const signed = await consumeSignedChallenge(store.db, { account, purpose }, given, now());
      return signed === null ? null : (db, at) => acceptSignature(db, signed, at);
    },
  },
};
