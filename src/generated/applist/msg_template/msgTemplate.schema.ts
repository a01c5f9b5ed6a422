// Generated from resources/applist/msg_template.yaml. Do not edit: change the definition, then npm run generate.
import { key, oneOf, referenceTo, rowOf, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { language, messageTemplateType } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";

export const msgTemplateAdd = z.object({
  name: text({ required: true, max: 64 }),
  type: oneOf({ required: true, of: messageTemplateType }),
  lang: oneOf({ required: true, of: language }),
  title: text({ required: true, max: 128 }),
  body: text({ required: true, max: 1000 }),
  comp_id: referenceTo({ of: companyReference, tree: true }),
});

export const msgTemplateSet = z.extend(z.partial(msgTemplateAdd), { id: key() });

export const msgTemplateRow = rowOf(z.extend(msgTemplateAdd, { id: key(), gmt_create: timestamp() }));

export type MsgTemplate = z.infer<typeof msgTemplateRow>;
