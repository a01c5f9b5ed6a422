import { host, isPictured } from "../wire/Host";
import { verificationPicture } from "../wire/verification";
import { loadSending } from "./loadSending";
import type { SignInFailure, SignInPort } from "./SignInPort";

/** The sign-in calls of src/framework/wire in the form that the page needs. */
const failed = (): SignInFailure => ({ reason: "network" });

export const platformSignIn: SignInPort = {
  isElsewhere: () => host().signIn.page !== undefined,
  comeBack: () =>
    host().signIn.page && new URLSearchParams(location.search).has("state")
      ? loadSending().then(({ endSignIn }) => endSignIn(), failed)
      : null,
  isPictured,
  picture: verificationPicture,
  signIn: (input) => loadSending().then(({ sendSignIn }) => sendSignIn(input), failed),
};
