// Generated from resources/applist/push_record.yaml. Do not edit: change the definition, then npm run generate.
import * as z from "zod/mini";

export const pushRecordRow = z.looseObject({
  id: z.number(),
  title: z.nullish(z.string()),
  type: z.nullish(z.number()),
  notify_type: z.nullish(z.number()),
  receiver: z.nullish(z.string()),
  app_id: z.nullish(z.number()),
  platform_id: z.nullish(z.number()),
  template_id: z.nullish(z.number()),
  state: z.nullish(z.number()),
  body: z.nullish(z.string()),
  comp_id: z.nullish(z.number()),
  gmt_send: z.nullish(z.number()),
  gmt_create: z.nullish(z.number()),
});

export interface PushRecord {
  readonly id: number;
  readonly title: string;
  readonly type: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 15 | 16;
  readonly notify_type: 1 | 2 | 3 | 4;
  readonly receiver: string;
  readonly app_id: number;
  readonly platform_id: number;
  readonly template_id: number;
  readonly state: 1 | 2 | 3;
  readonly body: string;
  readonly comp_id: number;
  readonly gmt_send: number;
  readonly gmt_create: number;
}
