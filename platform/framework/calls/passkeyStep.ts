// A passkey in place of a code: at the second step of a sign-in, and where people prove again who they are.
import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import { type Answered, askForPasskey, takeSigned } from "../access/passkeys";
import type { Platform } from "../Platform";
import type { Row } from "../storage/Store";

export type Purpose = "sign_in" | "confirm";
export type Signed = Answered<AuthenticationResponseJSON>;

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

/** What a passkey of the account has signed, if it was asked for it. Its challenge is used up, whatever comes of it. */
export const readCredential = (
  { store, now }: Platform,
  account: string | number,
  purpose: Purpose,
  credential: unknown,
): Promise<Signed | null> => takeSigned(store.db, { account, purpose }, credential, now());
