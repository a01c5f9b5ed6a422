// In the first script, before anything reads the token. The sign-in page has it too, so it is small: wire/sight.ts has the rest.
import * as storage from "../../wire/storage";

/** In a tab that looks as a role (ADR 44), names the place of that token as the place of the token. */
export const wearSight = (): void => {
  try {
    const { place }: { readonly place: string } = JSON.parse(sessionStorage.getItem(storage.ownKey("sight")) ?? "");
    if (storage.get(place) !== null) document.documentElement.dataset.token = place;
  } catch {
    // This tab does not look as a role.
  }
};
