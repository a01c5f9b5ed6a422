// Answers addresses of live streams and playbacks of a device, to its owner and to operators who may see the device.
// Viewers send beats to keep a stream alive.
import type { SentOf, RowOf } from "pilothouse/handles";
import {
  type Answer,
  Failure,
  invalidFailure,
  mayCall,
  noPermissionFailure,
  type ProblemsOf,
  type OpenRequest,
  type Platform,
  callerReaches,
  readRightsMark,
  outsideTransaction,
} from "pilothouse/platform";
import { findByKey, isEmpty, tableFor, transact } from "pilothouse/platform/storage";
import { StreamQuality } from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";
import { findVisitorDevice, findVisitor } from "../identity/visitors";
import { type Recording, recordingsOf } from "./recordings";
import { isOnline } from "./serveStream";
import { cutIfRefused } from "./cutStream";
import {
  HEARTBEAT_SECONDS,
  beginStream,
  endStream,
  findStream,
  extendStream,
  type StreamSession,
  type Viewer,
} from "./Session";
import { recordWatchStart, recordWatchEnd } from "./watching";

const LONGEST = 24 * 3600;

const { live } = resources;

type Live = RowOf<typeof live>;
type Device = RowOf<typeof resources.device>;

/** `url` is the address of the playlist. `beat` is the number of seconds between two beats, for live streams only. */
type Opened = Pick<Live, "session_id" | "uid"> &
  Pick<StreamSession, "quality"> & {
    readonly url: string;
    readonly tag: string;
    readonly beat?: number;
  };

const offline = () => new Failure(519, "offline", { context: "offline" });

/** The viewer of the device's stream; null if they may not see it. @throws Failure 401 */
const viewerOf = async (request: OpenRequest<unknown>, device: Device | null, uid: string): Promise<Viewer | null> => {
  const { platform, token } = request;
  const visitor = await findVisitor(platform, token);
  if (visitor)
    return (await findVisitorDevice(platform, visitor, uid)) === null ? null : { account: "", user: visitor.userId };
  const caller = token === null ? null : await platform.callers.find(token, platform.now());
  if (!caller) throw new Failure(401);
  const devices = tableFor(platform, resources.device);
  const isSeen =
    mayCall(caller, devices.resource, "list") &&
    (await callerReaches(outsideTransaction(platform), devices, caller, device ?? {}));
  return isSeen ? { account: String(caller.key), user: "" } : null;
};

/**
 * Unknown devices and devices of others cause the same failure, so that nobody can find out which UIDs exist. @throws
 * Failure 513
 */
const seenDevice = async (
  request: OpenRequest<unknown>,
  given = "",
): Promise<{ tag: string; seen: Pick<StreamSession, "uid" | "comp_id" | "rights" | "viewer"> }> => {
  const { platform } = request;
  const uid = given.trim();
  if (uid === "") throw invalidFailure<Live>({ uid: "invalid.required" });
  // The mark is read before the check, so that later changes of rights are noticed.
  const rights = await readRightsMark(platform.store.db);
  const device = await findByKey(platform.store.db, tableFor(platform, resources.device), uid);
  const viewer = await viewerOf(request, device, uid);
  if (viewer === null || !device) throw noPermissionFailure();
  return { tag: device.tag, seen: { uid, comp_id: device.comp_id, rights, viewer } };
};

const addressOf = (id: string) => `/stream/${id}/index.m3u8`;

/** Begins a stream, and records the viewer in the audit trail. */
const watch = (platform: Platform, facts: Omit<StreamSession, "id" | "started" | "cut">): Promise<StreamSession> =>
  transact(platform.store, async (db) => {
    const session = await beginStream(db, facts, platform.now());
    await recordWatchStart({ platform, db }, session);
    return session;
  });

/** Starts a live stream and answers its address. @throws Failure 519 if the device is offline */
export const answerLiveUrl = async (request: OpenRequest<SentOf<typeof live, "live">>): Promise<Answer<Opened>> => {
  const { platform, params } = request;
  const now = platform.now();
  const { tag, seen } = await seenDevice(request, params.uid);
  const { uid } = seen;
  if (!(await isOnline(platform, uid))) throw offline();
  const facts = {
    ...seen,
    channel: params.channel ?? 0,
    quality: params.quality || StreamQuality.high,
  };
  const session = await watch(platform, { ...facts, begin: now, end: 0 });
  const { id, quality } = session;
  return { data: { url: addressOf(id), session_id: id, beat: HEARTBEAT_SECONDS, uid, tag, quality }, count: 1 };
};

/** `records` are all recordings within the range. The playback plays all of them. */
type OpenedPlayback = Opened & {
  readonly records: readonly Recording[];
};

/** Answers the address of a playback of at most 24 hours. @throws Failure 406 for an invalid range */
export const answerPlaybackUrl = async (
  request: OpenRequest<SentOf<typeof live, "playback">>,
): Promise<Answer<OpenedPlayback>> => {
  const { platform, params } = request;
  const now = platform.now();
  const { tag, seen } = await seenDevice(request, params.uid);
  const { uid } = seen;
  const { gmt_begin: begin = 0 } = params;
  const end = Math.min(params.gmt_end ?? 0, now);
  if (begin <= 0 || end <= begin || end - begin > LONGEST)
    throw new Failure(406, "range", { fields: { gmt_begin: "invalid.range" } satisfies ProblemsOf<Live> });
  const facts = {
    ...seen,
    channel: params.channel ?? 0,
    quality: params.quality || StreamQuality.high,
  };
  const records = recordingsOf(uid, begin, end, now);
  const session = await watch(platform, { ...facts, begin, end });
  const { id, quality } = session;
  return { data: { url: addressOf(id), session_id: id, uid, tag, quality, records }, count: records.length };
};

/** The viewer who sends a beat. No sender is refused here, because anybody with the id of a session may end it. */
const viewerOfBeat = async ({ platform, token }: OpenRequest<unknown>): Promise<Viewer> => {
  const visitor = await findVisitor(platform, token);
  const caller = token === null || visitor ? null : await platform.callers.find(token, platform.now());
  return { account: String(caller?.key ?? ""), user: visitor?.userId ?? "" };
};

/**
 * Extends a stream. `stop` 1 ends it at once, for viewers who leave.
 * @throws Failure 404 if the stream has ended, 513 with the reason if it was cut
 */
export const extendLive = async (
  request: OpenRequest<SentOf<typeof live, "beat">>,
): Promise<Answer<Pick<Live, "gmt_expire">>> => {
  const { platform, params } = request;
  const { db } = platform.store;
  const { session_id: id = "" } = params;
  const found = await findStream(db, id, platform.now());
  if (isEmpty(id) || !found) throw new Failure(404, "stream", { context: "stream" });
  if (params.stop === 1) {
    const { account, user } = await viewerOfBeat(request);
    await transact(platform.store, async (step) => {
      await endStream(step, id);
      await recordWatchEnd({ platform, db: step }, found, { account, user });
    });
    return { data: { gmt_expire: 0 }, count: 1 };
  }
  const session = await cutIfRefused(platform, found);
  const { cut } = session;
  if (cut !== "") throw new Failure(513, `stream_${cut}`);
  await seenDevice(request, session.uid);
  if (session.end === 0 && !(await isOnline(platform, session.uid))) throw offline();
  return { data: { gmt_expire: await extendStream(db, session, platform.now()) }, count: 1 };
};
