// A passkey in place of a code: at the second step of a sign-in, and where people prove again who they are.
import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import { askForPasskey, isCredential, takePasskey } from "../access/passkeys";
import type { Platform } from "../Platform";
import type { Db, Row } from "../storage/Store";

export type Purpose = "sign_in" | "confirm";

/** The domain by which browsers open the console; null if the installation does not say it. */
export const hostNameOf = ({ settings }: Pick<Platform, "settings">): string | null =>
  settings.PUBLIC_URL === null ? null : new URL(settings.PUBLIC_URL).hostname;

/** What the browser needs in order to use a passkey; null if the account has none for this place. */
export const passkeyOptions = async (
  platform: Platform,
  account: string | number,
  purpose: Purpose,
): Promise<Row | null> => {
  const { store } = platform;
  if (platform.model.host?.rest.includes("passkeys") !== true) return null;
  const options = await askForPasskey(store.db, { account, purpose }, hostNameOf(platform), platform.now());
  return options === null ? null : { ...options };
};

/** Whether a passkey of the account has signed what it was asked for. Belongs into a transaction. */
export const takeCredential = async (
  { platform, db }: { readonly platform: Platform; readonly db: Db },
  account: string | number,
  purpose: Purpose,
  credential: unknown,
): Promise<boolean> =>
  isCredential<AuthenticationResponseJSON>(credential) &&
  takePasskey(db, { account, purpose }, credential, platform.now());
