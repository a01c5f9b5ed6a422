// Generated from resources/property/notice.yaml. Do not edit: change the definition, then npm run generate.
import { key, oneOf, referenceTo, text } from "pilothouse/schema";
import * as z from "zod/mini";
import { noticeType, publishState } from "../../enums";

export const noticeAdd = z.object({
  title: text({ required: true, max: 128 }),
  community_id: referenceTo({ required: true, type: "number" }),
  type: oneOf({ required: true, of: noticeType }),
  content: text({ required: true, max: 4000 }),
  state: oneOf({ required: true, of: publishState }),
});

export const noticeSet = z.extend(z.partial(noticeAdd), { id: key({ type: "number" }) });

export const noticeRow = z.looseObject({
  id: z.number(),
  title: z.nullish(z.string()),
  community_id: z.nullish(z.number()),
  type: z.nullish(z.number()),
  content: z.nullish(z.string()),
  state: z.nullish(z.number()),
  gmt_create: z.nullish(z.number()),
});

export interface Notice {
  readonly id: number;
  readonly title: string;
  readonly community_id: number;
  readonly type: 1 | 2 | 3 | 4;
  readonly content: string;
  readonly state: 1 | 2;
  readonly gmt_create: number;
}
