// Hashes passwords. Clients send the SHA-256 of user id and password; the store keeps a salted scrypt hash of that.
import { createHash, randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/** Uses 32 MB per hash. Half would be weaker; this size is freed at once instead of staying with each thread. */
const COST = 32_768;
const MOST_MEMORY = 64 * 1024 * 1024;
const LENGTH = 32;
const TRANSFORMED = /^[0-9a-f]{64}$/;

const derive = (secret: string, salt: Buffer, cost: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(secret, salt, LENGTH, { N: cost, r: 8, p: 1, maxmem: MOST_MEMORY }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

/** The rule that the console uses too: hex SHA-256 of user id and password, joined by a line break. */
export const transformPassword = (userId: string, password: string): string =>
  createHash("sha256").update(`${userId}\n${password}`).digest("hex");

/** Transforms a plain password. A text of 64 hex digits counts as transformed already. */
export const ensureTransformed = (userId: string, password: string): string =>
  TRANSFORMED.test(password) ? password : transformPassword(userId, password);

/** The salted hash to store. `secret` is a transformed password. Each call has a new salt. */
export const hashPassword = async (secret: string): Promise<string> => {
  const salt = randomBytes(16);
  return `scrypt$${COST}$${salt.toString("base64")}$${(await derive(secret, salt, COST)).toString("base64")}`;
};

const NOBODY = `scrypt$${COST}$${Buffer.alloc(16).toString("base64")}$${Buffer.alloc(LENGTH).toString("base64")}`;

/**
 * Checks a password. An account that does not exist (`stored` empty) takes as long, so that nobody can probe for
 * accounts.
 */
export const isPassword = async (secret: string, stored: string): Promise<boolean> => {
  const [name, cost, salt, hash] = (stored.startsWith("scrypt$") ? stored : NOBODY).split("$");
  if (name !== "scrypt" || !salt || !hash) return false;
  const kept = Buffer.from(hash, "base64");
  const made = await derive(secret, Buffer.from(salt, "base64"), Number(cost));
  return kept.length === made.length && timingSafeEqual(kept, made) && stored !== "";
};
