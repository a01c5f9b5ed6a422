import { session } from "./session";
import * as token from "./token";

/**
 * Keeps this tab in step with the others. When another tab signs out, the session ends here too. When another tab signs in with
 * another account, the page is reloaded. Answers a function that stops this.
 */
export function followOtherTabs(reload: () => void = () => globalThis.location.reload()): () => void {
  let held = token.get();
  return token.subscribe((value) => {
    const before = held;
    held = value;
    if (value === "") {
      session.end();
    } else if (before !== "" && value !== before) {
      session.forgetUser();
      reload();
    }
  });
}
