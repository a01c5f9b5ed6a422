// Generated from resources/applist/push_template.yaml. Do not edit: change the definition, then npm run generate.
import { jsonText, key, oneOf, referenceTo, rowOf, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { language, messageTemplateType, notifyType, pushMode } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";

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
  comp_id: referenceTo({ of: companyReference, tree: true }),
});

export const pushTemplateSet = z.extend(z.partial(pushTemplateAdd), { id: key() });

export const pushTemplateRow = rowOf(z.extend(pushTemplateAdd, { id: key(), gmt_create: timestamp() }));

export type PushTemplate = z.infer<typeof pushTemplateRow>;
