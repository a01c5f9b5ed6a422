// Generated from resources/applist/notice_template.yaml. Do not edit: change the definition, then npm run generate.
import { key, oneOf, referenceTo, text } from "pilothouse/schema";
import * as z from "zod/mini";
import { language, noticeTemplateType } from "../../enums";

export const noticeTemplateAdd = z.object({
  name: text({ required: true, max: 64 }),
  type: oneOf({ required: true, of: noticeTemplateType }),
  lang: oneOf({ required: true, of: language }),
  title: text({ required: true, max: 128 }),
  body: text({ required: true, max: 4000 }),
  comp_id: referenceTo({ type: "number" }),
});

export const noticeTemplateSet = z.extend(z.partial(noticeTemplateAdd), { id: key({ type: "number" }) });

export const noticeTemplateRow = z.looseObject({
  id: z.number(),
  name: z.nullish(z.string()),
  type: z.nullish(z.number()),
  lang: z.nullish(z.string()),
  title: z.nullish(z.string()),
  body: z.nullish(z.string()),
  comp_id: z.nullish(z.number()),
  gmt_create: z.nullish(z.number()),
});

export interface NoticeTemplate {
  readonly id: number;
  readonly name: string;
  readonly type: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
  readonly lang: "en" | "zh-CN" | "zh-TW";
  readonly title: string;
  readonly body: string;
  readonly comp_id: number;
  readonly gmt_create: number;
}
