// Records in the audit trail who watches a camera: when they began, and for how long they watched. A viewer who leaves
// the page ends the stream. If the page just disappears, a job notices the end of the stream.
import { defineJob, isObject, type Platform, type Reading } from "pilothouse/platform";
import { type Db, findByKey, addNote, recordEntry, type Row, tableFor, transact } from "pilothouse/platform/storage";
import { resources } from "../../generated/resources";
import { findStream, type StreamSession, type Viewer } from "./Session";

/** Seconds between two runs of the job. If a page disappears, the recorded duration is as precise as this. */
const LOOK = 30;
const DAY = 86_400;

interface Watching extends Viewer, Partial<Pick<StreamSession, "comp_id">> {
  readonly session: string;
  readonly uid: string;
  /** When watching began, and when it was last seen to continue, in seconds since 1970. */
  readonly began: number;
  readonly seen: number;
}

const WATCHING = "watching";

/** Records of watching before a sale are visible to the seller, not to the buyer. */
const recordWatching = async (
  { platform, db }: Reading,
  { uid, user, comp_id }: Watching,
  facts: Row,
): Promise<void> => {
  const devices = tableFor(platform, resources.device);
  const row = await findByKey(db, devices, uid);
  const about = row === null ? undefined : { table: devices, row: comp_id === undefined ? row : { ...row, comp_id } };
  recordEntry(db, { is: "event", event: "view", about, facts, ...(user === "" ? {} : { name: user }) });
};

const lookAgain = (platform: Pick<Platform, "queue">, db: Db, watching: Watching, now: number): Promise<string> =>
  platform.queue.add(
    db,
    {
      id: `${WATCHING}-${watching.session}-${now}`,
      kind: WATCHING,
      account: watching.account,
      not_before: now + LOOK,
      payload: { ...watching },
    },
    now,
  );

/** Records that somebody began to watch, in the transaction that begins the stream. */
export const recordWatchStart = async (
  { platform, db }: { readonly platform: Platform; readonly db: Db },
  { id, uid, channel, quality, begin, end, viewer, comp_id }: StreamSession,
): Promise<void> => {
  const now = platform.now();
  const watching = { ...viewer, session: id, uid, comp_id, began: now, seen: now };
  const range = end === 0 ? {} : { from: begin, to: end };
  await recordWatching({ platform, db }, watching, { channel, quality, ...range });
  await lookAgain(platform, db, watching, now);
};

/** Records once how long somebody watched. */
const endWatching = async (reading: Reading, watching: Watching, now: number): Promise<void> => {
  if (await addNote(reading.db, `watched:${watching.session}`, "", now, DAY))
    await recordWatching(reading, watching, { seconds: Math.max(0, watching.seen - watching.began) });
};

/** Ends a viewer's watching, and records how long it lasted. */
export const recordWatchEnd = async (
  { platform, db }: { readonly platform: Platform; readonly db: Db },
  { id, uid, started, comp_id }: StreamSession,
  viewer: Viewer,
): Promise<void> => {
  const now = platform.now();
  await endWatching({ platform, db }, { ...viewer, session: id, uid, comp_id, began: started, seen: now }, now);
};

const isWatching = (payload: unknown): payload is Watching =>
  isObject(payload) && typeof payload.session === "string" && typeof payload.began === "number";

export const watchingJob = defineJob({
  kind: WATCHING,
  tries: 3,
  read: (payload): Watching => {
    if (!isWatching(payload)) throw new Error("the stream cannot be read");
    return payload;
  },
  run: async ({ platform }, watching) => {
    const now = platform.now();
    const stream = await findStream(platform.store.db, watching.session, now);
    await transact(platform.store, async (db) => {
      if (stream !== null && stream.cut === "") await lookAgain(platform, db, { ...watching, seen: now }, now);
      else await endWatching({ platform, db }, watching, now);
    });
    return {};
  },
});
