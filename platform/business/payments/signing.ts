// Signatures to and from payment platforms: RSA2 (SHA-256 with RSA) with the keys of a payment configuration,
// HMAC-SHA256 for the demo platform. The signed text contains all values except the signature, sorted by name:
//   a=1&b=2
import { createHmac, createPrivateKey, createPublicKey, sign, timingSafeEqual, verify } from "node:crypto";
import type { KeyObject } from "node:crypto";
import type { Row } from "pilothouse/platform/storage";

const UNSIGNED = new Set(["sign", "sign_type"]);

export const textToSign = (values: Row): string =>
  Object.entries(values)
    .filter(([name, value]) => !UNSIGNED.has(name) && value !== undefined && value !== null && value !== "")
    .map(([name, value]) => [name, String(value)] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join("&");

/** Adds the first and last line of PEM if they are missing. Payment platforms hand out keys in both forms. */
const pem = (text: string, kind: "PUBLIC KEY" | "PRIVATE KEY" | "RSA PRIVATE KEY"): string =>
  text.includes("-----BEGIN")
    ? text
    : `-----BEGIN ${kind}-----\n${(text.replaceAll(/\s/g, "").match(/.{1,64}/g) ?? []).join("\n")}\n-----END ${kind}-----`;

const keyFrom = (read: readonly (() => KeyObject)[]): KeyObject | null => {
  for (const one of read)
    try {
      return one();
    } catch {
      // The key may fit the next form.
    }
  return null;
};

/** Null if the text is not a key. */
export const publicKeyOf = (text = ""): KeyObject | null => keyFrom([() => createPublicKey(pem(text, "PUBLIC KEY"))]);

export const privateKeyOf = (text: string): KeyObject | null =>
  keyFrom([() => createPrivateKey(pem(text, "PRIVATE KEY")), () => createPrivateKey(pem(text, "RSA PRIVATE KEY"))]);

export const signWithRsa = (values: Row, key: KeyObject): string =>
  sign("sha256", Buffer.from(textToSign(values)), key).toString("base64");

/** A signature that is not a text counts as missing. */
const signOf = ({ sign: given }: Row): string => (typeof given === "string" ? given : "");

export const isRsaSigned = (values: Row, key: KeyObject): boolean => {
  try {
    return verify("sha256", Buffer.from(textToSign(values)), key, Buffer.from(signOf(values), "base64"));
  } catch {
    return false;
  }
};

export const signWithHmac = (values: Row, secret: string): string =>
  createHmac("sha256", secret).update(textToSign(values)).digest("hex");

export const isHmacSigned = (values: Row, secret: string): boolean => {
  const [wanted, given] = [Buffer.from(signWithHmac(values, secret)), Buffer.from(signOf(values))];
  return wanted.length === given.length && timingSafeEqual(wanted, given);
};
