// Generated from resources/applist/notice_template.yaml. Do not edit: change the definition, then npm run generate.
import { key, oneOf, referenceTo, rowOf, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { language, noticeTemplateType } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";

export const noticeTemplateAdd = z.object({
  name: text({ required: true, max: 64 }),
  type: oneOf({ required: true, of: noticeTemplateType }),
  lang: oneOf({ required: true, of: language }),
  title: text({ required: true, max: 128 }),
  body: text({ required: true, max: 4000 }),
  comp_id: referenceTo({ of: companyReference, tree: true }),
});

export const noticeTemplateSet = z.extend(z.partial(noticeTemplateAdd), { id: key() });

export const noticeTemplateRow = rowOf(z.extend(noticeTemplateAdd, { id: key(), gmt_create: timestamp() }));

export type NoticeTemplate = z.infer<typeof noticeTemplateRow>;
