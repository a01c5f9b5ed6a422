// Encrypts a text with a key: AES-256-GCM with a random nonce of 96 bits. The place of the text is authenticated
// together with it, so a text that was moved to another column is refused. The result is `v1.<key>.<nonce>.<text and
// tag>`: the version, the id of the key in hex, and two parts in base64url.
import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";

const VERSION = "v1";
const CIPHER = "aes-256-gcm";
export const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export interface Key {
  /** The id of the key in hex, so that SQL patterns can contain it. */
  readonly id: string;
  readonly bytes: Buffer;
}

/** Decryption failed: the text was changed, moved from another place, or encrypted with another key. */
export class TamperedText extends Error {
  constructor(place: string) {
    super(`what is stored in ${place} was not encrypted for this place with this key, or was changed since`);
  }
}

const ENVELOPE = /^v1\.([0-9a-f]{8,32})\.([\w-]{16})\.([\w-]+)$/;

export const envelopePrefix = (id: string): string => `${VERSION}.${id}.`;

/** The id of the key in an encrypted text; null if the text is not encrypted. */
export const keyIdIn = (text: string): string | null => ENVELOPE.exec(text)?.[1] ?? null;

export const encrypt = ({ id, bytes }: Key, place: string, text: string): string => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, bytes, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(place));
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
  return `${envelopePrefix(id)}${nonce.toString("base64url")}.${body.toString("base64url")}`;
};

/** @throws TamperedText */
export const decrypt = ({ id, bytes }: Key, place: string, envelope: string): string => {
  const [, named, nonce = "", text = ""] = ENVELOPE.exec(envelope) ?? [];
  const body = Buffer.from(text, "base64url");
  if (named !== id || body.length < TAG_BYTES) throw new TamperedText(place);
  const decipher = createDecipheriv(CIPHER, bytes, Buffer.from(nonce, "base64url"), { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(place));
  decipher.setAuthTag(body.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(body.subarray(0, -TAG_BYTES)), decipher.final()]).toString("utf8");
  } catch {
    throw new TamperedText(place);
  }
};

const ID_BYTES = 8;

/** An id that identifies a key and reveals nothing about it. */
export const keyFingerprint = (bytes: Buffer): string =>
  createHash("sha256")
    .update("pilothouse master key\0")
    .update(bytes)
    .digest("hex")
    .slice(0, 2 * ID_BYTES);

/** A new random key with a random id. */
export const makeKey = (): Key => ({ id: randomBytes(ID_BYTES).toString("hex"), bytes: randomBytes(KEY_BYTES) });
