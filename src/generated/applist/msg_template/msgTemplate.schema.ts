// Generated from resources/applist/msg_template.yaml. Do not edit: change the definition, then npm run generate.
import { key, oneOf, referenceTo, text } from "pilothouse/schema";
import * as z from "zod/mini";
import { language, messageTemplateType } from "../../enums";

export const msgTemplateAdd = z.object({
  name: text({ required: true, max: 64 }),
  type: oneOf({ required: true, of: messageTemplateType }),
  lang: oneOf({ required: true, of: language }),
  title: text({ required: true, max: 128 }),
  body: text({ required: true, max: 1000 }),
  comp_id: referenceTo({ type: "number" }),
});

export const msgTemplateSet = z.extend(z.partial(msgTemplateAdd), { id: key({ type: "number" }) });

export const msgTemplateRow = z.looseObject({
  id: z.number(),
  name: z.nullish(z.string()),
  type: z.nullish(z.number()),
  lang: z.nullish(z.string()),
  title: z.nullish(z.string()),
  body: z.nullish(z.string()),
  comp_id: z.nullish(z.number()),
  gmt_create: z.nullish(z.number()),
});

export interface MsgTemplate {
  readonly id: number;
  readonly name: string;
  readonly type: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 15 | 16;
  readonly lang: "en" | "zh-CN" | "zh-TW";
  readonly title: string;
  readonly body: string;
  readonly comp_id: number;
  readonly gmt_create: number;
}
