// What is needed only when a form is sent. It is loaded while the person types.
import { loadChunk } from "../shell/errors/loadChunk";
import { prepareSecrets, secretOf } from "../wire/credentials";
import { transformNew } from "../wire/newPassword";
import { clock } from "../wire/clock";
import { device, deviceId } from "../wire/device";
import { host, isPictured } from "../wire/Host";
import { knownBrowser } from "../wire/knownBrowser";
import { signIn } from "../wire/signIn";
import { verificationPicture } from "../wire/verification";
import type { SignInFailure, SignInInput } from "./SignInPort";
import { challengeOf, rightTimeOf } from "./refusalFacts";
import { loadSecondStep } from "./secondStep";
import { failureOf } from "./signInFailure";
import type { Site } from "./Site";

type Features = Pick<Site, "loadFeatures">;

export { clock, device, deviceId, knownBrowser, prepareSecrets, secretOf, transformNew };

/** What not all installations have: a new password by a code, and signing in at identity providers. */
export const loadBeside = () => loadChunk(() => import("./Beside"));

/** Few accounts have a second step, and it never comes first, so it is loaded later. */
const secondStep = async (challenge: string, error: unknown, { loadFeatures }: Features): Promise<SignInFailure> => {
  try {
    const Form = await loadSecondStep(loadFeatures);
    return Form === null ? failureOf(error) : { reason: "second_step", challenge, Form };
  } catch {
    return { reason: "network" };
  }
};

const pageSignIn = () => loadChunk(() => import("../wire/pageSignIn"));

/** After the page of the platform has led back. */
export const endSignIn = (): Promise<SignInFailure | null> =>
  pageSignIn()
    .then(({ endPageSignIn }) => endPageSignIn())
    .then(() => null, failureOf);

/** If people sign in at a page of the platform, this opens it and never resolves. */
const goAway = async (): Promise<null> => {
  await (await pageSignIn()).goToPage();
  return new Promise(() => undefined);
};

export const sendSignIn = async (
  { account, password, verifyId, code }: SignInInput,
  features: Features,
): Promise<SignInFailure | null> => {
  try {
    if (host().signIn.page) return await goAway();
    // The failure to load the picture is the reason, not the values typed without it.
    if (isPictured() && verifyId === "") await verificationPicture();
    await signIn({ account, password, verifyId, code });
    return null;
  } catch (error) {
    clock.set(rightTimeOf(error));
    const challenge = challengeOf(error);
    return challenge === null ? failureOf(error) : secondStep(challenge, error, features);
  }
};
