// A call that must work once however often it arrives: a double click, or a second try after an answer that got lost.
import { Failure } from "../wire/Failure";
import type { Platform } from "../Platform";
import { hashOf } from "../access/sessions";
import { noteOnce, readNote, rewriteNote } from "../storage/bookkeeping";
import type { Db } from "../storage/Store";
import { transact } from "../storage/transact";
import { DAY } from "../wire/seconds";

type Once = Pick<Platform, "store" | "now">;

const WORKING = "working";

/** By who asks and what for, so that nobody is told another's answer. */
const noteOf = (call: string, parts: readonly unknown[]) => `once:${call}:${hashOf(parts.map(String).join("\n"))}`;

/** What it answered the first time, or undefined. */
export const readFirstAnswer = async (platform: Once, call: string, parts: readonly unknown[]): Promise<unknown> => {
  const text = await readNote(platform.store.db, noteOf(call, parts), platform.now());
  return text === null || text === WORKING ? undefined : JSON.parse(text);
};

/** The note and the work are one step: who comes second waits for the first, then gets its answer. */
export const doOnce = async (
  platform: Once,
  call: string,
  parts: readonly unknown[],
  work: (db: Db) => Promise<unknown>,
): Promise<unknown> => {
  const note = noteOf(call, parts);
  const now = platform.now();
  return transact(platform.store, async (db) => {
    if (!(await noteOnce(db, note, WORKING, now, DAY))) {
      const text = await readNote(db, note, now);
      if (text === null || text === WORKING) throw new Failure(409);
      return JSON.parse(text);
    }
    const answer = await work(db);
    await rewriteNote(db, note, JSON.stringify(answer), now + DAY);
    return answer;
  });
};
