import { factsOf } from "./answer";
import { clock } from "./clock";
import { post } from "./client";
import { WireFailure } from "./WireFailure";

export interface Verification {
  readonly verify_id: string;
  /** A picture as a data URL, to be copied by a person. */
  readonly image: string;
}

const PATH = "/v2/user/login/code";

/** A new picture of a verification code; each is good for one attempt. With it comes the platform's time. @throws WireFailure */
export async function verificationPicture(): Promise<Verification> {
  const { verify_id, image, now } = factsOf((await post(PATH, {}, { style: "bearer" })).data);
  if (typeof verify_id !== "string" || typeof image !== "string") {
    throw new WireFailure({ reason: "notJson", code: 200, path: PATH });
  }
  clock.set(now);
  return { verify_id, image };
}
