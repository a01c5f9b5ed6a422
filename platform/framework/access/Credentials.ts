// Decrypts what the sign-in page encrypted with the public key of the store, whichever instance served the page.
import { constants, privateDecrypt } from "node:crypto";
import type { Store } from "../storage/Store";
import { type PrivateKey, readSignInKeys } from "./signInKeys";

const SEPARATOR = 0;
const LEAST_PADDING = 8;

export interface SignIn {
  readonly userId: string;
  /** The password, hashed by the client together with the user id. */
  readonly secret: string;
  /** Milliseconds since 1970, by the clock of the client. */
  readonly timestamp: number;
}

export interface Credentials {
  readonly publicKey: string;
  /** Null if the text was not encrypted with a key of the store, or is malformed. */
  decrypt(text: string): Promise<SignIn | null>;
}

/**
 * Removes PKCS #1 v1.5 padding by hand: Node refuses this padding for private keys, or answers random bytes, because a
 * visible difference between right and wrong padding would be an oracle. This code reads every byte in every case, and
 * wrong padding gets the same answer as a wrong password.
 */
const removePadding = (block: Buffer): Buffer | null => {
  let end = 0;
  let found = 0;
  for (let index = 2; index < block.length; index += 1) {
    const isFirst = Number(block[index] === SEPARATOR) & ~found & 1;
    end |= -isFirst & index;
    found |= isFirst;
  }
  const isWhole = Number(block[0] === 0) & Number(block[1] === 2) & found & Number(end >= 2 + LEAST_PADDING);
  return isWhole === 1 ? block.subarray(end + 1) : null;
};

const parse = (text: string): SignIn | null => {
  const parts = text.split("\n");
  const [userId, secret, time] = parts;
  const timestamp = Number(time);
  return parts.length === 3 && userId && secret && Number.isFinite(timestamp) ? { userId, secret, timestamp } : null;
};

const decryptBy = (key: string, text: string): SignIn | null => {
  try {
    const block = privateDecrypt({ key, padding: constants.RSA_NO_PADDING }, Buffer.from(text, "base64"));
    const plain = removePadding(block);
    return plain === null ? null : parse(plain.toString("utf8"));
  } catch {
    return null;
  }
};

/** Opens the keys of a store that has them. */
export const openCredentials = async (store: Store): Promise<Credentials> => {
  const read = await readSignInKeys(store);
  let { others } = read;
  const { current } = read;
  const byAny = (keys: readonly PrivateKey[], text: string): SignIn | null => {
    for (const { key } of keys) {
      const found = decryptBy(key, text);
      if (found !== null) return found;
    }
    return null;
  };
  return {
    publicKey: current.publicKey,
    decrypt: async (text) => {
      const known = [current, ...others];
      const found = byAny(known, text);
      if (found !== null) return found;
      // Another instance may have added a key, and people may have open pages with that key.
      ({ others } = await readSignInKeys(store));
      return byAny(
        others.filter(({ id }) => known.every((one) => one.id !== id)),
        text,
      );
    },
  };
};
