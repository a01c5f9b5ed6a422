import { createHash } from "node:crypto";

/** The first 128 bits of SHA-256. */
export const hash = (...parts: readonly (string | Uint8Array)[]): string => hashOfMany(parts);

/** Like `hash`, for any number of parts: a function cannot have more than about a hundred thousand arguments. */
export const hashOfMany = (parts: Iterable<string | Uint8Array>): string => {
  const digest = createHash("sha256");
  for (const part of parts) digest.update(part).update("\0");
  return digest.digest("hex").slice(0, 32);
};
