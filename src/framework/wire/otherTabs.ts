import { session } from "./session";
import * as token from "./token";

/**
 * Keeps this tab in step with the others: signing out there ends the session here; another account there is another account
 * here, so the page starts afresh. Answers how to stop.
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
