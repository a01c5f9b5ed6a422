// Protects passwords before they are sent. docs/adr/0007 describes both formats.
import { clock } from "./clock";
import { config } from "./config";
import { host } from "./Host";

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

const hashLibrary = () => import("@noble/hashes/sha2.js");
const cipherLibrary = () => import("jsencrypt");

/** Loads the libraries in advance, so that sending a form does not wait for them. Rejects if loading fails. */
export async function prepareSecrets(): Promise<void> {
  await Promise.all([
    globalThis.crypto?.subtle === undefined ? hashLibrary() : null,
    config().public_key === "" ? null : cipherLibrary(),
  ]);
}

/** Browsers have WebCrypto only on https and localhost. On http in a local network, a library computes the hash. */
async function sha256(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const subtle = globalThis.crypto?.subtle;
  if (subtle !== undefined) {
    return hex(new Uint8Array(await subtle.digest("SHA-256", bytes)));
  }
  const library = await hashLibrary();
  return hex(library.sha256(bytes));
}

/**
 * SHA-256 of account and password, joined by a line break, as 64 hexadecimal digits. The platform stores and compares
 * this hash. For a host that takes plain passwords, answers the password itself.
 */
export const transformPassword = async (account: string, password: string): Promise<string> =>
  host().dialect?.plainPasswords ? password : sha256(`${account}\n${password}`);

const PADDING = 11;

/**
 * Encrypts account, transformed password and `timestamp` (milliseconds), joined by line breaks: RSA, PKCS #1 v1.5, base64.
 * @throws Error when the key is invalid, or too short for these credentials
 */
export async function encryptCredentials(
  publicKey: string,
  account: string,
  transformed: string,
  timestamp: number,
): Promise<string> {
  const { JSEncrypt } = await cipherLibrary();
  const cipher = new JSEncrypt();
  cipher.setPublicKey(publicKey);
  const text = `${account}\n${transformed}\n${timestamp}`;
  // Without a key, jsencrypt would create one. It also checks the length in characters, although padding counts bytes.
  const encrypted = publicKey.trim() === "" ? false : cipher.encrypt(text);
  if (encrypted === false || new TextEncoder().encode(text).length > atob(encrypted).length - PADDING) {
    throw new Error("The credentials could not be encrypted with the configured public key.");
  }
  return encrypted;
}

/** The password as it is sent: transformed, and encrypted if the installation has a key. */
export async function secretOf(account: string, password: string): Promise<string> {
  const transformed = await transformPassword(account, password);
  const { public_key } = config();
  return public_key === "" || host().dialect?.plainPasswords
    ? transformed
    : encryptCredentials(public_key, account, transformed, clock.now());
}
