// One-time codes of an authenticator app: RFC 6238 with SHA-1, 30 seconds and six digits, which every such app knows.
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** Seconds that a code is shown. */
export const STEP_SECONDS = 30;
const DIGITS = 6;
const BYTES = 20;
/** The number of steps before and after the present step whose codes are also accepted, because clocks differ. */
const WINDOW = 1;
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Base32 without padding (RFC 4648), as apps show and read secrets. */
export const encodeBase32 = (bytes: Uint8Array): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five.padEnd(5, "0"), 2)]).join("");
};

const fromBase32 = (text: string): Buffer => {
  const bits = [...text].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
};

export const makeTotpSecret = (): string => encodeBase32(randomBytes(BYTES));

/** The code of a step, which is the number of half minutes since 1970. */
export const totpCode = (secret: string, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", fromBase32(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, "0");
};

/** The step near `now` (seconds since 1970) that has this code; null if there is none. */
export const findAcceptedStep = (secret: string, code: string, now: number): number | null => {
  const given = Buffer.from(code);
  const present = Math.floor(now / STEP_SECONDS);
  let found: number | null = null;
  for (let step = present - WINDOW; step <= present + WINDOW; step += 1) {
    const right = Buffer.from(totpCode(secret, step));
    if (given.length === right.length && timingSafeEqual(given, right)) found = step;
  }
  return found;
};

/** The address that an app reads from a QR code. `issuer` is the name of the console. */
export const totpAddress = (secret: string, issuer: string, account: string): string => {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const query = new URLSearchParams({
    secret,
    issuer,
    algorithm: "SHA1",
    digits: String(DIGITS),
    period: String(STEP_SECONDS),
  });
  return `otpauth://totp/${label}?${query.toString().replaceAll("+", "%20")}`;
};
