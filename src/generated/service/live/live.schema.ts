// Generated from resources/service/live.yaml. Do not edit: change the definition, then npm run generate.
import { flag, integer, oneOf, rowOf, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { streamQuality } from "../../enums";

export const liveRow = rowOf(
  z.object({
    uid: text({ required: true, max: 64, pattern: "uid" }),
    channel: integer({ min: 0 }),
    quality: oneOf({ of: streamQuality }),
    gmt_begin: timestamp(),
    gmt_end: timestamp(),
    session_id: text({ unasked: true, max: 64 }),
    gmt_expire: timestamp({ unasked: true }),
    stop: flag({ unasked: true }),
  }),
  "uid",
);

export type Live = z.infer<typeof liveRow>;
