// Generated from resources/applist/message_platform.yaml. Do not edit: change the definition, then npm run generate.
import { key, oneOf, referenceTo, secret, text, url } from "pilothouse/schema";
import * as z from "zod/mini";
import { clientType, openType } from "../../enums";

export const messagePlatformAdd = z.object({
  app_id: referenceTo({ required: true, type: "number" }),
  client_type: oneOf({ required: true, of: clientType }),
  access_id: text({ required: true, max: 128 }),
  access_key: secret({ max: 256 }),
  secret_key: secret({ max: 256 }),
  secret_file: url(),
  xm_ch_id: text({ when: { client_type: [2] }, max: 64 }),
  oppo_ch_id: text({ when: { client_type: [2] }, max: 64 }),
  open_type: oneOf({ of: openType }),
  open_param: text({ required: true, when: { open_type: [2, 3] }, max: 256 }),
});

export const messagePlatformSet = z.extend(z.partial(messagePlatformAdd), { id: key({ type: "number" }) });

export const messagePlatformRow = z.looseObject({
  id: z.number(),
  app_id: z.nullish(z.number()),
  client_type: z.nullish(z.number()),
  access_id: z.nullish(z.string()),
  access_key: z.nullish(z.string()),
  secret_key: z.nullish(z.string()),
  secret_file: z.nullish(z.string()),
  xm_ch_id: z.nullish(z.string()),
  oppo_ch_id: z.nullish(z.string()),
  open_type: z.nullish(z.number()),
  open_param: z.nullish(z.string()),
  gmt_create: z.nullish(z.number()),
});

export interface MessagePlatform {
  readonly id: number;
  readonly app_id: number;
  readonly client_type: 1 | 2 | 3 | 4;
  readonly access_id: string;
  readonly access_key: string;
  readonly secret_key: string;
  readonly secret_file: string;
  readonly xm_ch_id: string;
  readonly oppo_ch_id: string;
  readonly open_type: 1 | 2 | 3;
  readonly open_param: string;
  readonly gmt_create: number;
}
