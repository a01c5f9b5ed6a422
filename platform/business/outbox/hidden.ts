// A part of a message that only its receiver sees, such as a code. The outbox, its screen and the audit trail show dots
// instead. The part itself is stored encrypted until it is sent or has expired.
import type { Platform, Reading } from "pilothouse/platform";
import { deleteNote, storeSecretNote, readSecretNote } from "pilothouse/platform/storage";

/** Marks the place of the hidden part in the text. */
export const HIDDEN_MARK = "••••••••";

const noteOf = (id: number): string => `outbox:${id}`;

/** `ends`: when the part expires, in epoch seconds. */
export const hidePart = async ({ platform, db }: Reading, id: number, part: string, ends: number): Promise<void> => {
  await storeSecretNote({ keys: platform.store.keys, db }, noteOf(id), part, ends);
};

/** The text to send; null if its hidden part has expired. */
export const revealPart = async ({ store, now }: Platform, id: number, text: string): Promise<string | null> => {
  if (!text.includes(HIDDEN_MARK)) return text;
  const part = await readSecretNote({ keys: store.keys, db: store.db }, noteOf(id), now());
  return part === null ? null : text.replaceAll(HIDDEN_MARK, part);
};

/** Deletes the hidden part. Call it once the message is sent. */
export const deleteHiddenPart = (db: Reading["db"], id: number): Promise<void> => deleteNote(db, noteOf(id));
