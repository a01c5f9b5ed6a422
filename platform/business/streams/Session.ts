// The session of a stream. Its viewer gets the address of the stream. The session is stored as a note, so that all
// processes on the database can read it. A live stream ends soon after its last beat, a playback some hours after its
// start or its last beat.
import { randomBytes } from "node:crypto";
import type { FieldsAs, RowOf } from "pilothouse/handles";
import type { live } from "../../generated/service/live";
import { isObject } from "pilothouse/platform";
import { type Db, deleteNote, addNote, readNote, rewriteNote } from "pilothouse/platform/storage";

export interface StreamSession
  extends Pick<RowOf<typeof live>, "uid" | "channel">, FieldsAs<typeof live, "quality", number> {
  readonly id: string;
  /** Seconds since 1970: the start of a live session, or of the range of a playback. */
  readonly begin: number;
  /** The end of the range of a playback; 0 for a live stream. */
  readonly end: number;
  /** When the viewer began to watch, in seconds since 1970. */
  readonly started: number;
  readonly viewer: Viewer;
  /** The company of the device, and the mark of rights, at the last successful check of the viewer. */
  readonly comp_id: number;
  readonly rights: string;
  /**
   * Why the stream was cut; "" if it was not. A cut session is kept for a while, so that the viewer learns the reason.
   */
  readonly cut: StreamCutReason | "";
}

export interface Viewer {
  /** The key of the account; "" for the user of an app. */
  readonly account: string;
  /** The user of an app; "" for an account. */
  readonly user: string;
}

/** `passed`: the device now belongs to another company. `refused`: the viewer may no longer watch it. */
export type StreamCutReason = "passed" | "refused";

/** Seconds between two beats, and seconds after which a live stream without a beat ends. */
export const HEARTBEAT_SECONDS = 10;
const LIVE_SECONDS = 35;
const PLAYBACK_SECONDS = 4 * 3600;

const noteOf = (id: string) => `stream:${id}`;
const secondsOf = ({ end }: Pick<StreamSession, "end">) => (end === 0 ? LIVE_SECONDS : PLAYBACK_SECONDS);

export const beginStream = async (
  db: Db,
  facts: Omit<StreamSession, "id" | "started" | "cut">,
  now: number,
): Promise<StreamSession> => {
  const session = { id: randomBytes(18).toString("base64url"), ...facts, started: now, cut: "" } as const;
  await addNote(db, noteOf(session.id), JSON.stringify(session), now, secondsOf(session));
  return session;
};

const textIn = (value: unknown): string => (typeof value === "string" ? value : "");
const viewerIn = (value: unknown): Viewer =>
  isObject(value) ? { account: textIn(value.account), user: textIn(value.user) } : { account: "", user: "" };
const cutIn = (value: unknown): StreamSession["cut"] => (value === "passed" || value === "refused" ? value : "");
const numberIn = (value: unknown): number => (typeof value === "number" ? value : 0);

export const findStream = async (db: Db, id: string, now: number): Promise<StreamSession | null> => {
  const text = await readNote(db, noteOf(id), now);
  const facts: unknown = text === null ? null : JSON.parse(text);
  if (!isObject(facts)) return null;
  return {
    id,
    uid: textIn(facts.uid),
    channel: numberIn(facts.channel),
    quality: numberIn(facts.quality),
    begin: numberIn(facts.begin),
    end: numberIn(facts.end),
    started: numberIn(facts.started),
    viewer: viewerIn(facts.viewer),
    comp_id: numberIn(facts.comp_id),
    rights: textIn(facts.rights),
    cut: cutIn(facts.cut),
  };
};

/** Stores a changed session, extends it, and answers its new end, in seconds since 1970. */
export const extendStream = async (db: Db, session: StreamSession, now: number): Promise<number> => {
  const expires = now + secondsOf(session);
  await rewriteNote(db, noteOf(session.id), JSON.stringify(session), expires);
  return expires;
};

export const endStream = (db: Db, id: string): Promise<void> => deleteNote(db, noteOf(id));
