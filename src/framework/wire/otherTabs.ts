import { renewal } from "./renewal";
import { session } from "./session";
import { sight } from "./sight";
import * as storage from "./storage";
import * as token from "./token";

/** Changes when somebody signs out, which is not the same as a session that ends. */
const LEFT = storage.ownKey("left");

/** After a sign-out: nothing of the account stays in the other tabs. */
export const signalOtherTabs = (): void => storage.set(LEFT, String(Date.now()));

/**
 * Keeps this tab in step with the others. When another tab signs out, the session ends here too. When another tab signs
 * in with another account, the page is loaded again; with the account whose session has ended, this page continues.
 * Answers a function that stops this.
 */
export function followOtherTabs(reload: () => void = () => globalThis.location.reload()): () => void {
  let held = token.get();
  const follow = (value: string): void => {
    const before = held;
    held = value;
    if (value === "") {
      session.end();
    } else if (renewal.isDue()) {
      renewal.signedIn();
    } else if (before !== "" && value !== before) {
      session.forgetUser();
      reload();
    }
  };
  const stopRenewal = renewal.subscribe(() => {
    held = token.get();
  });
  const stopStorage = storage.subscribe((key, value) => {
    // Null: everything was cleared.
    if (key === token.key() || key === null) follow(key === null ? "" : (value ?? ""));
    // A tab that looks as a role has its own session.
    else if (key === LEFT && sight.current() === null) renewal.giveUp();
  });
  return () => {
    stopRenewal();
    stopStorage();
  };
}
