// Removes uploads that nothing uses: after a day if no record ever used them, otherwise after the days for which a
// backup may be restored. A sweep marks the files that it may remove, searches the whole store, unmarks those that it
// finds, and removes those that are still marked. A claim also removes the mark, so it does not matter whether it comes
// before or after the search.
import { sql } from "kysely";
import type { FileStore } from "../../../platform/framework/fileStore/FileStore";
import { LogFacts } from "../../../platform/framework/observing/log";
import type { Store } from "../../../platform/framework/storage/Store";
import { DAY } from "../../../platform/framework/wire/seconds";
import { type UploadSearch, uploadsInUse } from "../../../platform/framework/uploads/inUse";
import {
  findUploads,
  beginRemoval,
  BEING_REMOVED,
  REMOVED,
  markRemoved,
  addUploads,
  STORED,
  UPLOADS,
} from "../../../platform/framework/uploads/uploads";
import { createdColumn } from "../../../platform/framework/wire/ownNames";

/** Seconds within which a record must use a new upload. */
const PATIENCE = DAY;
/** How many seconds a removed upload is remembered, so that a record that still names it is refused. */
const REMEMBERED = 365 * DAY;
const AT_ONCE = 200;

const UPLOADED = /^files\/([0-9a-f]{24})\/([^/]+)$/;

export interface SweepContext extends UploadSearch {
  readonly store: Store;
  readonly files: FileStore;
  readonly settings: { readonly UNUSED_FILES_DAYS: number };
  now(): number;
}

export interface SweepResult {
  /** How many files were checked. */
  readonly looked: number;
  readonly removed: number;
  /** How many files are unused but kept, because a restored backup might need them. */
  readonly waiting: number;
}

interface Pace {
  /** The mark of this sweep. */
  readonly mark: string;
  /** Called after each step. Throws to stop the sweep. */
  pause(): Promise<void>;
}

/** Adds rows for files without a row: files that are older than the table, or whose first note was lost. */
const noteUnknown = async ({ store, files, now }: SweepContext, { pause }: Pace): Promise<void> => {
  let some: Parameters<typeof addUploads>[1][number][] = [];
  const flush = async () => {
    const known = await findUploads(
      store.db,
      some.map(({ id }) => id),
    );
    const ids = new Set(known.map(({ id }) => id));
    await addUploads(
      store.db,
      some.filter(({ id }) => !ids.has(id)),
    );
    some = [];
    await pause();
  };
  for await (const { key, age } of files.list("files")) {
    const [, id, name = ""] = UPLOADED.exec(key) ?? [];
    if (id !== undefined) some.push({ id, name, state: STORED, now: now() - Math.round(age) });
    if (some.length >= AT_ONCE) await flush();
  }
  await flush();
};

const markAll = async ({ store, now }: SweepContext, { mark }: Pace): Promise<number> => {
  const marking = sql`update ${sql.table(UPLOADS)} set mark = ${mark} where state < ${BEING_REMOVED} and ${createdColumn} <= ${now() - PATIENCE}`;
  const marked = await marking.execute(store.db);
  return Number(marked.numAffectedRows ?? 0n);
};

/** A text that mentions an upload counts as a use, even without a claim. */
const unmark = async ({ store, now }: SweepContext, ids: readonly string[]): Promise<void> => {
  for (let start = 0; start < ids.length; start += AT_ONCE)
    await sql`update ${sql.table(UPLOADS)} set mark = '', unused = 0, claimed = case when claimed = 0 then ${now()} else claimed end where id in (${sql.join(ids.slice(start, start + AT_ONCE))})`.execute(
      store.db,
    );
};

const idsOf = async (store: Store, where: ReturnType<typeof sql>): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(UPLOADS)} where ${where} order by id`.execute(
    store.db,
  );
  return rows.map(({ id }) => id);
};

const removeFile = async ({ store, files, now }: SweepContext, id: string): Promise<void> => {
  await files.remove(`files/${id}`);
  await files.direct?.forget(id);
  await markRemoved(store.db, id, now());
};

export const sweepUploads = async (sweeping: SweepContext, pace: Pace): Promise<SweepResult> => {
  const { store, settings, now } = sweeping;
  const { mark } = pace;
  // Files that an interrupted sweep had already decided to remove.
  for (const id of await idsOf(store, sql`state = ${BEING_REMOVED}`)) await removeFile(sweeping, id);
  await noteUnknown(sweeping, pace);
  const looked = await markAll(sweeping, pace);
  if (looked === 0) return { looked, removed: 0, waiting: 0 };
  for await (const ids of uploadsInUse(sweeping)) {
    await unmark(sweeping, ids);
    await pace.pause();
  }
  const isMarked = sql`mark = ${mark} and state < ${BEING_REMOVED}`;
  await sql`update ${sql.table(UPLOADS)} set unused = ${now()} where ${isMarked} and unused = 0`.execute(store.db);
  const days = settings.UNUSED_FILES_DAYS;
  const isOver = days === 0 ? sql`` : sql`or unused <= ${now() - days * DAY}`;
  let removed = 0;
  for (const id of await idsOf(store, sql`${isMarked} and (claimed = 0 ${isOver})`)) {
    if (!(await beginRemoval(store.db, id, mark))) continue;
    await removeFile(sweeping, id);
    removed += 1;
    await pace.pause();
  }
  const waiting = (await idsOf(store, isMarked)).length;
  await sql`delete from ${sql.table(UPLOADS)} where state = ${REMOVED} and unused <= ${now() - REMEMBERED}`.execute(
    store.db,
  );
  if (removed > 0) console.log("Uploads that nothing uses were removed", new LogFacts({ looked, removed, waiting }));
  return { looked, removed, waiting };
};
