// Generated from resources/operate/push_binding.yaml. Do not edit: change the definition, then npm run generate.
import { key, oneOf, referenceTo, rowOf, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { pushPlatformReference } from "../../applist/push_platform/pushPlatform.reference";
import { pushTemplateReference } from "../../applist/push_template/pushTemplate.reference";
import { linkType, messageTemplateType } from "../../enums";

export const pushBindingAdd = z.object({
  link_type: oneOf({ required: true, of: linkType }),
  link_id: text({ required: true, max: 64 }),
  type: oneOf({ required: true, of: messageTemplateType }),
  platform_id: referenceTo({ required: true, of: pushPlatformReference }),
  template_id: referenceTo({ required: true, of: pushTemplateReference }),
});

export const pushBindingSet = z.extend(z.partial(pushBindingAdd), { id: key() });

export const pushBindingRow = rowOf(z.extend(pushBindingAdd, { id: key(), gmt_create: timestamp() }));

export type PushBinding = z.infer<typeof pushBindingRow>;
