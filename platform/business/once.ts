// Runs the work of a call only once, however often the call arrives: after a double click, or after a lost answer.
import { type AnswerValue, DAY, Failure, hashToken, type Platform } from "pilothouse/platform";
import { type Db, addNote, readNote, rewriteNote, transact } from "pilothouse/platform/storage";

type Once = Pick<Platform, "store" | "now">;

const WORKING = "working";

/**
 * The name of the note. It depends on the call and on `parts`. `parts` must identify the caller, so that nobody gets
 * the answer of another caller.
 */
const noteOf = (call: string, parts: readonly unknown[]) => `once:${call}:${hashToken(parts.map(String).join("\n"))}`;

/** The answer of the first call within the last day; undefined if there was none. */
export const readFirstAnswer = async (
  platform: Once,
  call: string,
  parts: readonly unknown[],
): Promise<AnswerValue> => {
  const text = await readNote(platform.store.db, noteOf(call, parts), platform.now());
  return text === null || text === WORKING ? undefined : JSON.parse(text);
};

/**
 * Runs `work` in a transaction and answers its result. Repeated calls within a day get the same answer. A second call
 * at the same time waits for the first. @throws what `work` throws; then a repeated call runs it again
 */
export const runOnce = async <Data extends AnswerValue>(
  platform: Once,
  call: string,
  parts: readonly unknown[],
  work: (db: Db) => Promise<Data>,
): Promise<Data> => {
  const note = noteOf(call, parts);
  const now = platform.now();
  return transact(platform.store, async (db) => {
    if (!(await addNote(db, note, WORKING, now, DAY))) {
      const text = await readNote(db, note, now);
      if (text === null || text === WORKING) throw new Failure(409);
      return JSON.parse(text);
    }
    const answer = await work(db);
    await rewriteNote(db, note, JSON.stringify(answer), now + DAY);
    return answer;
  });
};
