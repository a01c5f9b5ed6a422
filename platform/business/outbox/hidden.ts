// A part of a message that only its receiver sees, such as a code. The outbox, its screen and the audit trail have dots in its
// place; the part itself is stored encrypted until it is sent, or of no more use.
import type { Platform, Reading } from "pilothouse/platform";
import { forgetNote, keepSecret, readSecret } from "pilothouse/platform/storage";

/** Stands in the text where the hidden part belongs. */
export const HIDDEN = "••••••••";

const noteOf = (id: number): string => `outbox:${id}`;

/** `ends`: when the part is of no more use, in epoch seconds. */
export const hide = async ({ platform, db }: Reading, id: number, part: string, ends: number): Promise<void> => {
  await keepSecret({ keys: platform.store.keys, db }, noteOf(id), part, ends);
};

/** The text as it is sent; null if it had a part that is of no more use. */
export const reveal = async ({ store, now }: Platform, id: number, text: string): Promise<string | null> => {
  if (!text.includes(HIDDEN)) return text;
  const part = await readSecret({ keys: store.keys, db: store.db }, noteOf(id), now());
  return part === null ? null : text.replaceAll(HIDDEN, part);
};

/** Once it is sent. */
export const forgetHidden = (db: Reading["db"], id: number): Promise<void> => forgetNote(db, noteOf(id));
