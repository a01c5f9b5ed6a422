// Generated from resources/service/live.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, legacy } from "pilothouse/wire";

export const liveCalls = {
  live: legacy.call<{ readonly uid: string; readonly channel: number; readonly quality: 1 | 2 }>(
    "live",
    "/oss/live/url",
    { uid: "text", channel: "integer", quality: "integer" },
    { key: "uid" },
  ),
  playback: legacy.call<{
    readonly uid: string;
    readonly channel: number;
    readonly quality: 1 | 2;
    readonly gmt_begin: number;
    readonly gmt_end: number;
  }>(
    "playback",
    "/oss/playback/url",
    { uid: "text", channel: "integer", quality: "integer", gmt_begin: "integer", gmt_end: "integer" },
    { key: "uid" },
  ),
  beat: legacy.call<{ readonly session_id: string; readonly stop: 0 | 1 }>(
    "beat",
    "/oss/live/beat",
    { session_id: "text", stop: "boolean" },
    { key: "uid" },
  ),
} satisfies Calls;
