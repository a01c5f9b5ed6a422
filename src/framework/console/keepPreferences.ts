// Brings a person's preferences to the platform and back, once their first screen has what it asked for.
import type { Preferences } from "../preferences/preferences";
import type { Synchronized } from "../preferences/synchronize";
import type { AccountStore } from "../providers/account";
import { isLanguageAsked } from "../shell/languageQuery";
import { inFlight } from "../wire/inFlight";
import * as token from "../wire/token";

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === "undefined") setTimeout(resolve, 500);
    else requestIdleCallback(() => resolve(), { timeout: 2000 });
  });

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

/** Answers how to send what waits before the session ends, without making anybody wait for long. */
export const keepPreferences = (preferences: Preferences, account: Pick<AccountStore, "load">) => {
  const held = token.get();
  let kept: Synchronized | null = null;
  const begin = async (): Promise<void> => {
    // Rows first, then what they refer to by name.
    for (let look = 0; look < 2; look += 1) {
      await idle();
      await nothingUnderWay();
    }
    await idle();
    // The name that they are kept under was a guess where the platform was slow to say who it is.
    if (String((await account.load()).identity.id) !== preferences.account || held !== token.get()) return;
    const [{ synchronize }, { preferenceShelf }] = await Promise.all([
      import("../preferences/synchronize"),
      import("../providers/preferenceShelf"),
    ]);
    // An address that asks for a language decides.
    const isShown = (key: string) => key !== "locale" || !isLanguageAsked();
    kept = synchronize(preferences, preferenceShelf(held), { isShown });
  };
  begin().catch(console.warn);
  return async (): Promise<void> => {
    await Promise.race([kept?.flush(), patience()]);
    kept?.stop();
  };
};
