// Generated from resources/service/live.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, choice, legacy } from "pilothouse/wire";
import type { streamQuality } from "../../enums";

export const liveCalls = {
  live: legacy.call(
    "live",
    "/oss/live/url",
    { uid: "text", channel: "integer", quality: choice<typeof streamQuality>("integer") },
    { further: ["channel", "quality"], key: "uid" },
  ),
  playback: legacy.call(
    "playback",
    "/oss/playback/url",
    {
      uid: "text",
      channel: "integer",
      quality: choice<typeof streamQuality>("integer"),
      gmt_begin: "integer",
      gmt_end: "integer",
    },
    { further: ["channel", "quality"], key: "uid" },
  ),
  beat: legacy.call(
    "beat",
    "/oss/live/beat",
    { session_id: "text", stop: "boolean" },
    { further: ["stop"], key: "uid" },
  ),
} satisfies Calls;
