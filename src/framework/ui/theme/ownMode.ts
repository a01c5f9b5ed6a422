// Light or dark is a choice of each account, even if people share a browser.
import type { Preferences } from "../../preferences/preferences";
import { chooseMode, type Mode } from "./mode";

export const MODE_PREFERENCE = "appearance";

/** Before the console is drawn: applies the account's choice, or leaves the browser's. */
export const showOwnMode = (preferences: Pick<Preferences, "getItem">): void => {
  const own = preferences.getItem<Mode | null>(MODE_PREFERENCE, null);
  if (own === "light" || own === "dark" || own === "system") chooseMode(own);
};
