import { host, requiresPicture } from "../wire/Host";
import { verificationPicture } from "../wire/verification";
import { loadSending } from "./loadSending";
import type { SignInFailure, SignInPort } from "./SignInPort";
import type { Site } from "./Site";

const failed = (): SignInFailure => ({ reason: "network" });

/** The calls for signing in, in the form that the sign-in page needs. */
export const platformSignIn: Omit<SignInPort, "signIn"> = {
  isElsewhere: () => host().signIn.page !== undefined,
  comeBack: () =>
    host().signIn.page && new URLSearchParams(location.search).has("state")
      ? loadSending().then(({ endSignIn }) => endSignIn(), failed)
      : null,
  isPictured: requiresPicture,
  picture: verificationPicture,
};

/** The sign-in of the platform. A feature has its second step. */
export const signInPort = (site: Site): SignInPort => ({
  ...platformSignIn,
  signIn: (input) => loadSending().then(({ sendSignIn }) => sendSignIn(input, site), failed),
});
