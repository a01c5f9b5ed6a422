// Generated from resources/service/live.yaml. Do not edit: change the definition, then npm run generate.
import * as z from "zod/mini";

export const liveRow = z.looseObject({
  uid: z.string(),
  channel: z.nullish(z.number()),
  quality: z.nullish(z.number()),
  gmt_begin: z.nullish(z.number()),
  gmt_end: z.nullish(z.number()),
  session_id: z.nullish(z.string()),
  stop: z.nullish(z.literal([0, 1])),
});

export interface Live {
  readonly uid: string;
  readonly channel: number;
  readonly quality: 1 | 2;
  readonly gmt_begin: number;
  readonly gmt_end: number;
  readonly session_id: string;
  readonly stop: 0 | 1;
}
