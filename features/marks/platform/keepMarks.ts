// Writes marks of the audit trail while the platform runs, soon after new entries. The newest mark is also written
// outside the store: to the log, and, if configured, to a file and by mail.
import { appendFile } from "node:fs/promises";
import { lockNote } from "../../../platform/framework/storage/bookkeeping";
import { recordEntry } from "../../../platform/framework/storage/Recorder";
import type { Settings } from "../../../platform/framework/settings/settings";
import type { Store } from "../../../platform/framework/storage/Store";
import type { Table } from "../../../platform/framework/storage/Table";
import { transact } from "../../../platform/framework/storage/transact";
import { HOUR } from "../../../platform/framework/wire/seconds";
import { type MarksState, compareMarks } from "./beginMarks";
import { platformForActor, type TrailParts } from "../../../platform/framework/trail/createTrail";
import { readHeads } from "../../../platform/framework/trail/heads";
import { countEntries, formatMark, type Mark, makeMark } from "./Mark";
import type { Marks } from "./Marks";
import { noteErasedKeys } from "../../../platform/framework/trail/personKeys";
import { findMissingKeys, readEntries } from "./verify";

interface Keeping extends TrailParts {
  readonly store: Store;
  readonly settings: Pick<Settings, "TRAIL_MARKS_FILE">;
}

export interface MarkKeeper {
  /** Writes the last mark, also to the log. */
  end(): Promise<void>;
}

/** Seconds between two checks for new entries. */
const LOOK = 5;

/**
 * Earlier versions deleted the key of an erased person without a note. Adds the notes, so that lost keys are reported.
 */
const noteErasedBefore = async ({ store }: Keeping, table: Table): Promise<void> => {
  for await (const rows of readEntries(store.db, table)) {
    const gone = await findMissingKeys(store.db, table, store.keys, rows);
    if (gone.length === 0) continue;
    await transact(store, async (db) => {
      for (const { person, keys } of gone) await noteErasedKeys(db, store.keys, person, keys);
    });
  }
};

class Keeper {
  readonly #platform: () => Keeping;
  readonly #table: Table;
  readonly #marks: Marks;
  readonly #mail: ((line: string) => Promise<void>) | null;
  #last: Mark | null = null;
  /** The state of the trail at the last mark. */
  #seen = "";
  #said = "";
  #written = { count: 0, at: 0 };

  constructor(platform: () => Keeping, table: Table, marks: Marks, mail: ((line: string) => Promise<void>) | null) {
    this.#platform = platform;
    this.#table = table;
    this.#marks = marks;
    this.#mail = mail;
  }

  /** Never rejects, because no request may fail because of a mark. */
  async look(): Promise<void> {
    try {
      const { store, now } = this.#platform();
      const heads = await readHeads(store.db, store.keys);
      const [master] = this.#marks.masters.read();
      const seen = JSON.stringify([master?.id, heads.map(({ place, seal }) => [place, seal])]);
      if (seen === this.#seen) return;
      // Instances take turns, so that no older mark replaces a newer one. SQLite has only one process.
      if (store.engine === "sqlite") await this.#renew(store, now());
      else
        await transact(store, async (db) => {
          await lockNote(db, "trail marks");
          await this.#renew(store, now());
        });
      this.#seen = seen;
      this.#said = "";
    } catch (error) {
      this.#say(error);
    }
  }

  async #renew(store: Store, at: number): Promise<void> {
    const { known, contradictions } = await compareMarks(store, this.#table, this.#marks);
    if (contradictions.length > 0)
      throw new Error(
        `The audit trail is not as this platform left it. ${contradictions.join(" ")} Run: npm run trail`,
      );
    const heads = await readHeads(store.db, store.keys);
    // After a power cut, the trail on the disk must not be shorter than its mark.
    await store.flush();
    const since = Math.min(at, ...known.map((mark) => mark.since));
    const mark = makeMark(heads, { store: this.#marks.store, since, at });
    await this.#marks.write(mark);
    this.#last = mark;
  }

  #say(error: unknown): void {
    if (String(error) !== this.#said) console.error(error);
    this.#said = String(error);
  }

  /** Logs the last mark, if there are new entries since the last time. */
  async writeMarks(): Promise<void> {
    const { settings, now } = this.#platform();
    const mark = this.#last;
    this.#written = { ...this.#written, at: now() };
    if (mark === null || countEntries(mark) === this.#written.count) return;
    this.#written = { ...this.#written, count: countEntries(mark) };
    const line = formatMark(this.#marks.masters, mark);
    console.info(line);
    try {
      const { TRAIL_MARKS_FILE: file } = settings;
      if (file !== null) await appendFile(file, `${line}\n`, { mode: 0o600, flush: true });
      await this.#mail?.(line);
    } catch (error) {
      this.#say(error);
    }
  }

  get isDue(): boolean {
    return Math.abs(this.#platform().now() - this.#written.at) >= HOUR;
  }
}

/** Writes and logs a mark at once, and then repeatedly until `end`. `mail` sends a line; null without an address. */
export const keepMarks = async (
  platform: () => Keeping,
  table: Table,
  marks: Marks,
  { isFirst, accepted }: MarksState,
  mail: ((line: string) => Promise<void>) | null,
): Promise<MarkKeeper> => {
  if (isFirst || accepted !== null) await noteErasedBefore(platform(), table);
  const keeper = new Keeper(platform, table, marks, mail);
  if (accepted !== null) {
    const { store } = platformForActor(platform(), { account: null, call: null, work: "trail", address: "" });
    await transact(store, async (db) => recordEntry(db, { is: "event", event: "action", facts: { accepted } }));
  }
  await keeper.look();
  await keeper.writeMarks();
  let working = Promise.resolve();
  const timer = setInterval(() => {
    working = working.then(async () => {
      await keeper.look();
      if (keeper.isDue) await keeper.writeMarks();
    });
  }, LOOK * 1000);
  timer.unref();
  return {
    end: async () => {
      clearInterval(timer);
      await working;
      await keeper.look();
      await keeper.writeMarks();
    },
  };
};
