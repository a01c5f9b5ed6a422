import { isPictured } from "../wire/Host";
import { verificationPicture } from "../wire/verification";
import { loadSending } from "./loadSending";
import type { SignInPort } from "./SignInPort";

/** The sign-in calls of src/framework/wire in the form that the page needs. */
export const platformSignIn: SignInPort = {
  isPictured,
  picture: verificationPicture,
  signIn: (input) =>
    loadSending().then(
      ({ sendSignIn }) => sendSignIn(input),
      () => ({ reason: "network" }),
    ),
};
