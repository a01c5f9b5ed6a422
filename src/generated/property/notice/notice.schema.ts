// Generated from resources/property/notice.yaml. Do not edit: change the definition, then npm run generate.
import { key, oneOf, referenceTo, rowOf, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { articleState, noticeType } from "../../enums";
import { communityReference } from "../community/community.reference";

export const noticeAdd = z.object({
  title: text({ required: true, max: 128 }),
  community_id: referenceTo({ required: true, of: communityReference }),
  type: oneOf({ required: true, of: noticeType }),
  content: text({ required: true, max: 4000 }),
  state: oneOf({ required: true, of: articleState }),
});

export const noticeSet = z.extend(z.partial(noticeAdd), { id: key() });

export const noticeRow = rowOf(z.extend(noticeAdd, { id: key(), gmt_create: timestamp() }));

export type Notice = z.infer<typeof noticeRow>;
