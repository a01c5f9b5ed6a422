import { verificationPicture } from "../wire/verification";
import { loadSending } from "./loadSending";
import type { SignInPort } from "./SignInPort";

/** The sign-in calls of src/framework/wire, as the page wants them. */
export const platformSignIn: SignInPort = {
  picture: async () => {
    const { verify_id, image } = await verificationPicture();
    return { verifyId: verify_id, image };
  },
  signIn: (input) =>
    loadSending().then(
      ({ sendSignIn }) => sendSignIn(input),
      () => ({ reason: "network" }),
    ),
};
