import { factsIn } from "./readAnswer";
import { clock } from "./clock";
import { post } from "./client";
import { host } from "./Host";
import { WireFailure } from "./WireFailure";

export interface Verification {
  readonly verifyId: string;
  /** The captcha as a data URL. */
  readonly image: string;
}

/** A new captcha, valid for one attempt. The answer also sets the platform's clock. @throws WireFailure */
export async function verificationPicture(): Promise<Verification> {
  const { picture, signIn } = host();
  const { path, style, form } = picture;
  const facts = factsIn((await post(path, {}, { style, form })).data);
  const { [signIn.picture]: verifyId, image, now } = facts;
  if (typeof verifyId !== "string" || typeof image !== "string") {
    throw new WireFailure({ reason: "notJson", code: 200, path });
  }
  clock.set(now);
  return { verifyId, image };
}
