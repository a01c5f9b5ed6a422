// The platform's calls for a device's picture, with the session of the operator or of the app user.
import {
  can,
  type FactsOf,
  factsIn,
  fieldOf,
  keepKnownParams,
  type ParamsOf,
  post,
  type PostOptions,
  type TypedCall,
  valueReaders,
  wholeAddress,
} from "pilothouse/wire";
import { liveCalls } from "../../../generated/service/live/live.calls";
import { StreamQuality } from "../../../../shared/generated/enums";
import * as visitorToken from "../visitor/visitorToken";

export const HIGH_QUALITY = StreamQuality.high;
export const LOW_QUALITY = StreamQuality.low;

export type Viewer = "operator" | "visitor";
export type Quality = typeof HIGH_QUALITY | typeof LOW_QUALITY;

/** Times are seconds since 1970. */
export interface Recording {
  readonly begin: number;
  readonly end: number;
  readonly type: number;
}

/** The start of playback within a recording, in seconds since 1970. */
export interface PlaybackPosition {
  readonly recording: Recording;
  readonly at: number;
}

export interface OpenedStream {
  readonly url: string;
  readonly sessionId: string;
  /** Seconds between heartbeats. 0 if none are needed. */
  readonly beat: number;
  readonly tag: string;
}

const { list, maybe, number, parts, text } = valueReaders;
const param = fieldOf<ParamsOf<typeof liveCalls.playback>>();
const [BEGIN, END] = [param("gmt_begin"), param("gmt_end")];
const recordings = maybe(list(parts({ [BEGIN]: number, [END]: number, type: maybe(number) })));

const ask = async <Params extends object>(
  viewer: Viewer,
  call: TypedCall<unknown, Params>,
  params: Partial<Params>,
  options: Partial<PostOptions> = {},
) => {
  const held = viewer === "visitor" ? { token: visitorToken.get() } : {};
  const { path, style } = call;
  return factsIn((await post(path, keepKnownParams(call, { ...params }), { style, ...held, ...options })).data);
};

type Beat = ParamsOf<typeof liveCalls.beat>;

const openedOf = (facts: FactsOf<Beat & Readonly<Record<"url" | "beat" | "tag", unknown>>>): OpenedStream => ({
  url: wholeAddress(text(facts.url, "url")),
  sessionId: maybe(text)(facts.session_id, "session_id") ?? "",
  beat: maybe(number)(facts.beat, "beat") ?? 0,
  tag: maybe(text)(facts.tag, "tag") ?? "",
});

/** @throws WireFailure 513 without the right */
export const openLive = async (viewer: Viewer, uid: string, quality: Quality): Promise<OpenedStream> =>
  openedOf(await ask(viewer, liveCalls.live, { uid, channel: 0, quality }));

/** @throws WireFailure 513 */
export const openPlayback = async (viewer: Viewer, uid: string, quality: Quality, begin: number, end: number) => {
  const facts = await ask(viewer, liveCalls.playback, { uid, channel: 0, quality, gmt_begin: begin, gmt_end: end });
  const records = (recordings(facts.records, "records") ?? []).map((one): Recording => {
    return { begin: one[BEGIN], end: one[END], type: one.type ?? 0 };
  });
  return { ...openedOf(facts), records };
};

/** @throws WireFailure 404 when the stream has ended, 519 when the device is offline */
export const sendHeartbeat = (viewer: Viewer, sessionId: string): Promise<unknown> =>
  ask(viewer, liveCalls.beat, { session_id: sessionId });

/** This is not awaited: without heartbeats, the stream ends by itself, only later. */
export const stopLive = (viewer: Viewer, sessionId: string): void => {
  // A platform that does not know the parameter `stop` would continue the stream. There, the stream ends when
  // heartbeats stop.
  if (!can("further")) return;
  ask(viewer, liveCalls.beat, { session_id: sessionId, stop: 1 }, { keepalive: true }).catch(() => null);
};
