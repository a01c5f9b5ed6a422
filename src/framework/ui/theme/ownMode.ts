// Light or dark is a choice of each account, even if people share a browser.
import type { Preferences } from "../../preferences/preferences";
import { chooseMode, type ColorMode } from "./mode";

export const MODE_PREFERENCE = "appearance";

/** Applies the account's choice before the console is drawn. If the account has none, the browser's choice stays. */
export const showOwnMode = (preferences: Pick<Preferences, "getItem">): void => {
  const own = preferences.getItem<ColorMode | null>(MODE_PREFERENCE, null);
  if (own === "light" || own === "dark" || own === "system") chooseMode(own);
};
