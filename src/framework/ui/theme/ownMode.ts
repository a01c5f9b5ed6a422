// Light or dark is chosen per account, so that people who share a browser keep their own choices.
import type { Preferences } from "../../preferences/preferences";
import { chooseMode, type Mode } from "./mode";

export const MODE_PREFERENCE = "appearance";

/** Before the console is drawn: applies the account's choice, or keeps the browser's if there is none. */
export const showOwnMode = (preferences: Pick<Preferences, "getItem">): void => {
  const own = preferences.getItem<Mode | null>(MODE_PREFERENCE, null);
  if (own === "light" || own === "dark" || own === "system") chooseMode(own);
};
