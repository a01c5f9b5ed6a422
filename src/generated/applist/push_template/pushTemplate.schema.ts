// Generated from resources/applist/push_template.yaml. Do not edit: change the definition, then npm run generate.
import { jsonText, key, oneOf, referenceTo, text } from "pilothouse/schema";
import * as z from "zod/mini";
import { language, messageTemplateType, notifyType, pushMode } from "../../enums";

export const pushTemplateAdd = z.object({
  name: text({ required: true, max: 64 }),
  type: oneOf({ required: true, of: messageTemplateType }),
  notify_type: oneOf({ required: true, of: notifyType }),
  lang: oneOf({ required: true, of: language }),
  mode: oneOf({ required: true, of: pushMode }),
  code: text({ max: 64 }),
  param: jsonText(),
  title: text({ max: 128 }),
  body: text({ max: 4000 }),
  comp_id: referenceTo({ type: "number" }),
});

export const pushTemplateSet = z.extend(z.partial(pushTemplateAdd), { id: key({ type: "number" }) });

export const pushTemplateRow = z.looseObject({
  id: z.number(),
  name: z.nullish(z.string()),
  type: z.nullish(z.number()),
  notify_type: z.nullish(z.number()),
  lang: z.nullish(z.string()),
  mode: z.nullish(z.number()),
  code: z.nullish(z.string()),
  param: z.nullish(z.string()),
  title: z.nullish(z.string()),
  body: z.nullish(z.string()),
  comp_id: z.nullish(z.number()),
  gmt_create: z.nullish(z.number()),
});

export interface PushTemplate {
  readonly id: number;
  readonly name: string;
  readonly type: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 15 | 16;
  readonly notify_type: 1 | 2 | 3 | 4;
  readonly lang: "en" | "zh-CN" | "zh-TW";
  readonly mode: 1 | 2;
  readonly code: string;
  readonly param: string;
  readonly title: string;
  readonly body: string;
  readonly comp_id: number;
  readonly gmt_create: number;
}
