// GET /stream/<session>/index.m3u8, init.mp4 and <number>.m4s, for anybody with the address of a session that has not ended.
import type { Platform } from "pilothouse/platform";
import { findByKey, tableFor } from "pilothouse/platform/storage";
import { OnlineState } from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";
import { cutIfRefused } from "./cutStream";
import { readInitSegment, readMediaSegment } from "./media";
import { livePlaylist, newestSegmentNumber, recordedPlaylist, countSegments } from "./playlist";
import { recordingsOf } from "./recordings";
import { findStream } from "./Session";
import type { StreamSession } from "./Session";

const ADDRESS = /^\/stream\/([\w-]{24})\/(?:(index\.m3u8)|(init\.mp4)|(\d{1,9})\.m4s)$/;

const answer = (status: number, type: string, body: string | Buffer): Response =>
  new Response(typeof body === "string" ? body : new Uint8Array(body), {
    status,
    headers: {
      "content-type": type,
      "cache-control": type.startsWith("video") && status === 200 ? "private, max-age=600" : "no-store",
      "x-content-type-options": "nosniff",
    },
  });

const refuse = (status: number, text: string) => answer(status, "text/plain; charset=utf-8", text);

/** Whether the device is online. If it goes offline or is deleted, its live stream ends. */
export const isOnline = async (platform: Platform, uid: string): Promise<boolean> => {
  const row = await findByKey(platform.store.db, tableFor(platform, resources.device), uid);
  return row !== null && row.online !== OnlineState.offline;
};

const playlistOf = async (platform: Platform, session: StreamSession): Promise<Response> => {
  const now = platform.now();
  const type = "application/vnd.apple.mpegurl";
  if (session.end > 0)
    return answer(200, type, recordedPlaylist(recordingsOf(session.uid, session.begin, session.end, now)));
  if (!(await isOnline(platform, session.uid))) return refuse(410, "The device is offline");
  return answer(200, type, livePlaylist(session.begin, now));
};

const lastOf = (session: StreamSession, now: number): number =>
  session.end > 0
    ? countSegments(recordingsOf(session.uid, session.begin, session.end, now)) - 1
    : newestSegmentNumber(session.begin, now);

export const serveStream = async (platform: Platform, request: Request): Promise<Response> => {
  if (request.method !== "GET" && request.method !== "HEAD") return refuse(405, "Only to be read");
  const [, id = "", playlist, init, number] = ADDRESS.exec(new URL(request.url).pathname) ?? [];
  const now = platform.now();
  const found = id === "" ? null : await findStream(platform.store.db, id, now);
  if (!found) return refuse(404, "No such stream, or it is over");
  const session = await cutIfRefused(platform, found);
  const { cut } = session;
  if (cut !== "") return refuse(410, cut === "passed" ? "The device was passed on" : "It may no longer be watched");
  if (playlist) return playlistOf(platform, session);
  if (init) return answer(200, "video/mp4", readInitSegment(session.quality));
  const at = Number(number);
  if (at > lastOf(session, now)) return refuse(404, "Not yet");
  return answer(200, "video/iso.segment", readMediaSegment(session.quality, at));
};
