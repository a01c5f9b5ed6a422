import { factsIn } from "./readAnswer";
import { clock } from "./clock";
import { config } from "./config";
import { callHost } from "./callHost";
import { host } from "./Host";
import { WireFailure } from "./WireFailure";

export interface Verification {
  readonly verifyId: string;
  /** The picture as a data URL, or its address. */
  readonly image: string;
}

/** The first characters of each picture format in base64. Most hosts send PNG. */
const KINDS: readonly (readonly [begins: string, kind: string])[] = [
  ["/9j/", "jpeg"],
  ["R0lG", "gif"],
  ["PHN2", "svg+xml"],
  ["PD94", "svg+xml"],
  ["UklG", "webp"],
  ["iVBO", "png"],
];

/** The address of a picture, which may have been sent as an address, a path on the platform, a data URL or base64. */
const addressOf = (image: string): string => {
  if (/^(data|https?):/.test(image)) return image;
  const kind = KINDS.find(([begins]) => image.startsWith(begins))?.[1];
  return kind === undefined ? `${config().base}${image}` : `data:image/${kind};base64,${image}`;
};

/** Requests a captcha for one attempt. The answer also sets the platform's clock. @throws WireFailure */
export async function verificationPicture(): Promise<Verification> {
  const { picture } = host();
  if (picture === null) throw new TypeError("host.yaml has no `picture`.");
  const facts = factsIn((await callHost(picture)).data);
  const { [picture.id]: id, [picture.image]: image, now } = facts;
  if ((typeof id !== "string" && typeof id !== "number") || typeof image !== "string")
    throw new WireFailure({ reason: "notJson", code: 200, path: picture.path });
  clock.set(now);
  return { verifyId: String(id), image: addressOf(image) };
}
