// Generated from resources/applist/message_platform.yaml. Do not edit: change the definition, then npm run generate.
import { key, oneOf, referenceTo, rowOf, secret, text, timestamp, url } from "pilothouse/schema";
import * as z from "zod/mini";
import { ClientType, OpenType } from "../../../../shared/generated/enums";
import { clientType, openType } from "../../enums";
import { appReference } from "../app/app.reference";

export const messagePlatformAdd = z.object({
  app_id: referenceTo({ required: true, of: appReference }),
  client_type: oneOf({ required: true, of: clientType }),
  access_id: text({ required: true, max: 128 }),
  access_key: secret({ max: 256 }),
  secret_key: secret({ max: 256 }),
  secret_file: url({ uploaded: true }),
  xm_ch_id: text({ when: { client_type: [ClientType.android] }, max: 64 }),
  oppo_ch_id: text({ when: { client_type: [ClientType.android] }, max: 64 }),
  open_type: oneOf({ of: openType }),
  open_param: text({ required: true, when: { open_type: [OpenType.page, OpenType.url] }, max: 256 }),
});

export const messagePlatformSet = z.extend(z.partial(messagePlatformAdd), { id: key() });

export const messagePlatformRow = rowOf(z.extend(messagePlatformAdd, { id: key(), gmt_create: timestamp() }));

export type MessagePlatform = z.infer<typeof messagePlatformRow>;
