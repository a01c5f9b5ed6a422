// A short version of wire/sight.ts for the first script of the sign-in page. It must run before the token is read.
import * as storage from "../../wire/storage";

/** If the console is viewed as a role in this tab (ADR 44), all code reads the token of that view. */
export const showRoleView = (): void => {
  try {
    const { place }: { readonly place: string } = JSON.parse(sessionStorage.getItem(storage.ownKey("sight")) ?? "");
    if (storage.get(place) !== null) document.documentElement.dataset.token = place;
  } catch {
    // This tab does not view the console as a role.
  }
};
