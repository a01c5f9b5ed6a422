// Generated from resources/service/live.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { StreamQuality } from "../../../shared/generated/enums";

export const live = defineResource({
  table: null,
  key: "uid",
  fields: {
    uid: "text",
    channel: "integer",
    quality: StreamQuality,
    gmt_begin: "integer",
    gmt_end: "integer",
    session_id: "text",
    gmt_expire: "integer",
    stop: "integer",
  },
  calls: {
    live: {
      required: {
        uid: "text",
      },
      optional: {
        channel: "integer",
        quality: StreamQuality,
      },
    },
    playback: {
      required: {
        uid: "text",
      },
      optional: {
        channel: "integer",
        quality: StreamQuality,
        gmt_begin: "integer",
        gmt_end: "integer",
      },
    },
    beat: {
      optional: {
        session_id: "text",
        stop: "integer",
      },
    },
  },
});
