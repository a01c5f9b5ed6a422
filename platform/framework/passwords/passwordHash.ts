// Hashes passwords. Clients send the SHA-256 of user id and password; the store keeps a salted scrypt hash of that.
import { createHash, randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { availableParallelism } from "node:os";

const BLOCK = 8;
const LENGTH = 32;
const TRANSFORMED = /^[0-9a-f]{64}$/;

/** Hashing uses threads that also write to the disk, so it may use only half of the processors. */
const AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 2));
const line: { busy: number; readonly waiting: (() => void)[] } = { busy: 0, waiting: [] };

const inLine = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  if (line.busy < AT_ONCE) line.busy += 1;
  else await new Promise<void>((resolve) => line.waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = line.waiting.shift();
    if (next === undefined) line.busy -= 1;
    else next();
  }
};

/** `rounds` is scrypt's N, a power of two. Each round takes 1 KB of memory. */
const deriveNow = (secret: string, salt: Buffer, rounds: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const maxmem = 2 * 128 * BLOCK * rounds;
    scrypt(secret, salt, LENGTH, { N: rounds, r: BLOCK, p: 1, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

const derive = (secret: string, salt: Buffer, rounds: number): Promise<Buffer> =>
  inLine(() => deriveNow(secret, salt, rounds));

/** How consoles transform a password: hex SHA-256 of user id and password, joined by a line break. */
export const transformPassword = (userId: string, password: string): string =>
  createHash("sha256").update(`${userId}\n${password}`).digest("hex");

/** Transforms a plain password. A text of 64 hex digits is already transformed. */
export const ensureTransformed = (userId: string, password: string): string =>
  TRANSFORMED.test(password) ? password : transformPassword(userId, password);

const spell = (cost: number, salt: Buffer, key: Buffer): string =>
  `scrypt$${2 ** cost}$${salt.toString("base64")}$${key.toString("base64")}`;

/** The salted hash to store. `secret`: a transformed password. `cost`: the setting PASSWORD_COST. Each salt is new. */
export const hashPassword = async (secret: string, cost: number): Promise<string> => {
  const salt = randomBytes(16);
  return spell(cost, salt, await derive(secret, salt, 2 ** cost));
};

/** Whether a hash was made with less work than `cost`, so that it is too easy to guess the password from it. */
export const isWeakHash = (stored: string, cost: number): boolean => Number(stored.split("$")[1]) < 2 ** cost;

/**
 * Checks a password. If the account does not exist (`stored` is empty), the check takes equally long, so that nobody
 * can find out which accounts exist.
 */
export const isPasswordCorrect = async (secret: string, stored: string, cost: number): Promise<boolean> => {
  const nobody = spell(cost, Buffer.alloc(16), Buffer.alloc(LENGTH));
  const [name, rounds, salt, hash] = (stored.startsWith("scrypt$") ? stored : nobody).split("$");
  if (name !== "scrypt" || !salt || !hash) return false;
  const kept = Buffer.from(hash, "base64");
  const made = await derive(secret, Buffer.from(salt, "base64"), Number(rounds));
  return kept.length === made.length && timingSafeEqual(kept, made) && stored !== "";
};
