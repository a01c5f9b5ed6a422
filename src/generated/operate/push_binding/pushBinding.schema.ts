// Generated from resources/operate/push_binding.yaml. Do not edit: change the definition, then npm run generate.
import { key, oneOf, referenceTo, text } from "pilothouse/schema";
import * as z from "zod/mini";
import { linkType, messageTemplateType } from "../../enums";

export const pushBindingAdd = z.object({
  link_type: oneOf({ required: true, of: linkType }),
  link_id: text({ required: true, max: 64 }),
  type: oneOf({ required: true, of: messageTemplateType }),
  platform_id: referenceTo({ required: true, type: "number" }),
  template_id: referenceTo({ required: true, type: "number" }),
});

export const pushBindingSet = z.extend(z.partial(pushBindingAdd), { id: key({ type: "number" }) });

export const pushBindingRow = z.looseObject({
  id: z.number(),
  link_type: z.nullish(z.number()),
  link_id: z.nullish(z.string()),
  type: z.nullish(z.number()),
  platform_id: z.nullish(z.number()),
  template_id: z.nullish(z.number()),
  gmt_create: z.nullish(z.number()),
});

export interface PushBinding {
  readonly id: number;
  readonly link_type: 1 | 2 | 3 | 4 | 5;
  readonly link_id: string;
  readonly type: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 15 | 16;
  readonly platform_id: number;
  readonly template_id: number;
  readonly gmt_create: number;
}
