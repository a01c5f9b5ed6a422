// The RSA key pair that encrypts sign-in. It is created on the first start and kept in the data folder.
import { constants, createPrivateKey, createPublicKey, generateKeyPair, privateDecrypt } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { Refusal } from "../settings/Refusal";

const BITS = 2048;
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
  /** Null if the text was not encrypted with our key, or has not the agreed form. */
  decrypt(text: string): SignIn | null;
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

const readOrMake = async (file: string): Promise<string> => {
  if (existsSync(file)) return readFileSync(file, "utf8");
  const { privateKey } = await promisify(generateKeyPair)("rsa", {
    modulusLength: BITS,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
  const beside = `${file}.${process.pid}`;
  writeFileSync(beside, privateKey, { mode: 0o600 });
  renameSync(beside, file);
  return privateKey;
};

/** @throws Refusal if the file holds no RSA private key */
const publicPartOf = (key: string, file: string): string => {
  const refusal = new Refusal(
    `${file} holds no RSA private key in PEM form; put the right one back, or delete the file, and a new key is made.`,
  );
  try {
    const made = createPublicKey(createPrivateKey(key));
    if (made.asymmetricKeyType !== "rsa") throw refusal;
    return made.export({ type: "spki", format: "pem" }).toString();
  } catch {
    throw refusal;
  }
};

/** Reads the key pair, or creates it in `dataDir`. @throws Refusal if the file holds no RSA private key */
export const openCredentials = async (dataDir: string): Promise<Credentials> => {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, "sign-in.pem");
  const key = await readOrMake(file);
  const publicKey = publicPartOf(key, file);
  const decrypt = (text: string): SignIn | null => {
    try {
      const block = privateDecrypt({ key, padding: constants.RSA_NO_PADDING }, Buffer.from(text, "base64"));
      const plain = removePadding(block);
      return plain === null ? null : parse(plain.toString("utf8"));
    } catch {
      return null;
    }
  };
  return { publicKey, decrypt };
};
