// The choice of light or dark is the account's: on a browser that several people use, each finds their own again.
import type { Preferences } from "../../preferences/preferences";
import { chooseMode, type Mode } from "./mode";

export const MODE_PREFERENCE = "appearance";

/** Before the console is drawn: the account's own choice, or what this browser shows when it has made none. */
export const showOwnMode = (preferences: Pick<Preferences, "getItem">): void => {
  const own = preferences.getItem<Mode | null>(MODE_PREFERENCE, null);
  if (own === "light" || own === "dark" || own === "system") chooseMode(own);
};
