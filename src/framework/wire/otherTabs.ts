import { renewal } from "./renewal";
import { session } from "./session";
import { roleView } from "./roleView";
import * as storage from "./storage";
import * as token from "./token";

/** The storage key that changes when somebody signs out. This differs from a session that ends. */
const LEFT = storage.ownKey("left");

/** After a sign-out, other tabs must not keep any data of the account, either. */
export const signalOtherTabs = (): void => storage.set(LEFT, String(Date.now()));

/**
 * Reacts to sign-ins and sign-outs in other tabs. A sign-out also ends the session in this tab. After a sign-in with
 * another account, the page is loaded again; after one with the same account, it continues. Answers a function that
 * ends this.
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
    // The key is null if the whole storage was emptied.
    if (key === token.key() || key === null) follow(key === null ? "" : (value ?? ""));
    // A tab in which the console is viewed as a role has its own session.
    else if (key === LEFT && roleView.current() === null) renewal.giveUp();
  });
  return () => {
    stopRenewal();
    stopStorage();
  };
}
