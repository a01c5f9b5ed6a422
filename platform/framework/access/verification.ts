// Verification pictures with a text to copy. Each is valid once, for five minutes. They only slow guessing down, because a
// program may be able to read them.
import { randomBytes, randomInt } from "node:crypto";
import { addNote, consumeNote } from "../storage/bookkeeping";
import type { Db } from "../storage/Store";
import { drawText } from "./picture/drawText";
import { MINUTE } from "../wire/seconds";

const LIFETIME = 5 * MINUTE;
const LENGTH = 4;
/** Letters that people do not confuse. Left out: 0 O Q, 1 I L, 2 Z, 5 S, 8 B, 6 G, U V. */
const LETTERS = "ACDEFHJKMNPRTWXY34679";
const PARTS = 2 ** 32;

export interface Verification {
  readonly id: string;
  /** PNG as a data URL, at twice its displayed size. */
  readonly image: string;
  /** The platform's time in seconds since 1970, with which a browser corrects the time of a wrong clock. */
  readonly now: number;
}

/** `fixed` replaces the random text; for tests only. */
export const makeVerification = async (db: Db, fixed: string | null, now: number): Promise<Verification> => {
  const text = fixed ?? Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  const id = randomBytes(16).toString("hex");
  await addNote(db, `code:${id}`, text, now, LIFETIME);
  return { id, image: drawText(text, () => randomInt(PARTS) / PARTS), now };
};

/** Whether the code is the text of the picture. A picture can be tried only once. */
export const isVerified = async (db: Db, id: unknown, code: unknown, now: number): Promise<boolean> => {
  if (typeof id !== "string" || typeof code !== "string") return false;
  const text = await consumeNote(db, `code:${id}`, now);
  return text !== null && text.toLowerCase() === code.trim().toLowerCase();
};
