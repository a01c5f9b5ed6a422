// Short-lived notes with a secret, such as a code that waits to be sent. They are encrypted, so that a copy of the
// store reveals no secret.
import { readNote, rewriteNote } from "./bookkeeping";
import type { Db, Store } from "./Store";
import { columnPlace } from "./nameOf";

type Keys = Store["keys"];

const PLACE = columnPlace("platform_note", "secret");

/** `expires` is in epoch seconds. */
export const storeSecretNote = (
  { keys, db }: { readonly keys: Keys; readonly db: Db },
  note: string,
  secret: string,
  expires: number,
): Promise<void> => rewriteNote(db, note, keys.encrypt(PLACE, secret), expires);

/** Null if the note does not exist or has expired. `now` is in epoch seconds. */
export const readSecretNote = async (
  { keys, db }: { readonly keys: Keys; readonly db: Db },
  note: string,
  now: number,
): Promise<string | null> => {
  const text = await readNote(db, note, now);
  if (text === null) return null;
  await keys.know([text]);
  return keys.decrypt(PLACE, text);
};
