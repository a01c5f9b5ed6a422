// Code that is needed only to send a form. It is loaded while the person types.
import { loadChunk } from "../shell/errors/loadChunk";
import { prepareSecrets, secretOf } from "../wire/credentials";
import { transformNew } from "../wire/newPassword";
import { clock } from "../wire/clock";
import { device, deviceId } from "../wire/device";
import { host, requiresPicture } from "../wire/Host";
import { knownBrowser } from "../wire/knownBrowser";
import { signIn } from "../wire/signIn";
import { verificationPicture } from "../wire/verification";
import type { SignInFailure, SignInInput } from "./SignInPort";
import { challengeIn, platformTimeIn } from "./refusalFacts";
import { loadSecondStep } from "./secondStep";
import { signInFailureOf } from "./signInFailure";
import type { Site } from "./Site";

type Features = Pick<Site, "loadFeatures">;

export { clock, device, deviceId, knownBrowser, prepareSecrets, secretOf, transformNew };

/** Not every installation has these parts: the link for forgotten passwords, and identity providers. */
export const loadBelowForm = () => loadChunk(() => import("./FeaturesBesideForm"));

/** This form is loaded late, because few accounts have a second step. */
const secondStep = async (challenge: string, error: unknown, { loadFeatures }: Features): Promise<SignInFailure> => {
  try {
    const Form = await loadSecondStep(loadFeatures);
    return Form === null ? signInFailureOf(error) : { reason: "second_step", challenge, Form };
  } catch {
    return { reason: "network" };
  }
};

const pageSignIn = () => loadChunk(() => import("../wire/pageSignIn"));

/** Completes a sign-in when the person returns from a page of the platform. */
export const endSignIn = (): Promise<SignInFailure | null> =>
  pageSignIn()
    .then(({ endPageSignIn }) => endPageSignIn())
    .then(() => null, signInFailureOf);

/** Opens the sign-in page of the platform, and never resolves. */
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
    // If the picture cannot be loaded, this fails again and shows the reason.
    if (requiresPicture() && verifyId === "") await verificationPicture();
    await signIn({ account, password, verifyId, code });
    return null;
  } catch (error) {
    clock.set(platformTimeIn(error));
    const challenge = challengeIn(error);
    return challenge === null ? signInFailureOf(error) : secondStep(challenge, error, features);
  }
};
