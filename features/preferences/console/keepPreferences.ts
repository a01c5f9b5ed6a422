// Synchronizes a person's preferences with the platform, after their first screen has loaded its data.
import type { Preferences } from "../../../src/framework/preferences/preferences";
import type { Synchronization } from "./synchronizePreferences";
import type { AccountStore } from "../../../src/framework/providers/account";
import { isLanguageAsked } from "../../../src/framework/wire/languageRule";
import { inFlight } from "../../../src/framework/wire/inFlight";
import { renewal } from "../../../src/framework/wire/renewal";
import * as token from "../../../src/framework/wire/token";
import { whenIdle } from "../../../src/framework/wire/whenIdle";

const nothingUnderWay = (): Promise<void> =>
  new Promise((resolve) => {
    if (inFlight.count() === 0) return resolve();
    const stop = inFlight.subscribe((count) => {
      if (count > 0) return;
      stop();
      resolve();
    });
  });

const PATIENCE = 1500;
const patience = () => new Promise<void>((resolve) => setTimeout(resolve, PATIENCE));

/** Answers a function that quickly sends unsaved changes before the session ends. */
export const keepPreferences = (preferences: Preferences, account: Pick<AccountStore, "load">) => {
  let held = token.get();
  // The page continues only if the same account signs in again.
  renewal.subscribe(() => {
    if (!renewal.isDue()) held = token.get();
  });
  const isLanguageOfAddress = isLanguageAsked();
  let kept: Synchronization | null = null;
  const begin = async (): Promise<void> => {
    // Waits twice: for the rows of a list, and then for the names of references in them.
    for (let look = 0; look < 2; look += 1) {
      await whenIdle(2000, 500);
      await nothingUnderWay();
    }
    await whenIdle(2000, 500);
    // If the answer about the account came too late, the preferences are stored under an assumed name, and must not be sent.
    if (String((await account.load()).identity.id) !== preferences.account || held !== token.get()) return;
    const [{ synchronizePreferences }, { createRemotePreferences }] = await Promise.all([
      import("./synchronizePreferences"),
      import("./createRemotePreferences"),
    ]);
    // A language in the address comes before the stored one.
    const isShown = (key: string) => key !== "locale" || !isLanguageOfAddress;
    kept = synchronizePreferences(
      preferences,
      createRemotePreferences(() => held),
      { isShown },
    );
  };
  begin().catch(console.warn);
  return async (): Promise<void> => {
    await Promise.race([kept?.flush(), patience()]);
    kept?.stop();
  };
};
