import { verificationPicture } from "../wire/verification";
import { loadSending } from "./loadSending";
import type { SignInPort } from "./SignInPort";

/** The sign-in calls of src/framework/wire, as the page wants them. */
export const platformSignIn: SignInPort = {
  picture: verificationPicture,
  signIn: (input) =>
    loadSending().then(
      ({ sendSignIn }) => sendSignIn(input),
      () => ({ reason: "network" }),
    ),
};
