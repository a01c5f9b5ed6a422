import { callHost } from "./callHost";
import { authentication, host } from "./Host";
import { session } from "./session";
import * as token from "./token";
import { WireFailure } from "./WireFailure";

/** Sends the sign-out, and ends the session here even if the platform refuses. */
export async function signOut(): Promise<void> {
  try {
    const { signOut: call } = host();
    if (call !== null && token.get() !== "") await callHost(call, authentication()?.parting(), { timeout: 5000 });
  } catch (error) {
    if (!(error instanceof WireFailure)) {
      throw error;
    }
  } finally {
    token.clear();
    session.forgetUser();
  }
}
