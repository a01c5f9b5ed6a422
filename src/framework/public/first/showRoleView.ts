// A part of wire/sight.ts for the first script, which must run before the token is read. It is short, because the
// sign-in page contains it.
import * as storage from "../../wire/storage";

/** In a tab in which the console is seen as a role (ADR 44), makes all code read that token. */
export const showRoleView = (): void => {
  try {
    const { place }: { readonly place: string } = JSON.parse(sessionStorage.getItem(storage.ownKey("sight")) ?? "");
    if (storage.get(place) !== null) document.documentElement.dataset.token = place;
  } catch {
    // An ordinary tab.
  }
};
