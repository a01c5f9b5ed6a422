// Generated from resources/applist/push_platform.yaml. Do not edit: change the definition, then npm run generate.
import { flag, integer, key, oneOf, referenceTo, secret, text } from "pilothouse/schema";
import * as z from "zod/mini";
import { areaType, openState, pushPlatformType, pushVendor } from "../../enums";

export const pushPlatformAdd = z.object({
  name: text({ required: true, max: 64 }),
  type: oneOf({ required: true, of: pushPlatformType }),
  platform: oneOf({ required: true, of: pushVendor }),
  area_type: oneOf({ required: true, of: areaType }),
  zone: referenceTo({ type: "string" }),
  comp_id: referenceTo({ type: "number" }),
  state: oneOf({ required: true, of: openState }),
  smtp_addr: text({ required: true, when: { type: [1] }, max: 128, pattern: "host" }),
  smtp_port: integer({ when: { type: [1] }, min: 0, max: 65535 }),
  ssl: flag({ when: { type: [1] } }),
  user_id: text({ when: { type: [1] }, max: 128 }),
  password: secret({ when: { type: [1] }, max: 128 }),
  app_id: text({ when: { type: [2, 3] }, max: 64 }),
  secret_id: text({ when: { type: [2, 3] }, max: 128 }),
  secret_key: secret({ when: { type: [2, 3] }, max: 256 }),
  key_id: text({ when: { type: [2, 3] }, max: 128 }),
  key_secret: secret({ when: { type: [2, 3] }, max: 256 }),
  sign_name: text({ required: true, when: { type: [2] }, max: 64 }),
});

export const pushPlatformSet = z.extend(z.partial(pushPlatformAdd), { id: key({ type: "number" }) });

export const pushPlatformRow = z.looseObject({
  id: z.number(),
  name: z.nullish(z.string()),
  type: z.nullish(z.number()),
  platform: z.nullish(z.number()),
  area_type: z.nullish(z.number()),
  zone: z.nullish(z.string()),
  comp_id: z.nullish(z.number()),
  state: z.nullish(z.number()),
  smtp_addr: z.nullish(z.string()),
  smtp_port: z.nullish(z.number()),
  ssl: z.nullish(z.literal([0, 1])),
  user_id: z.nullish(z.string()),
  password: z.nullish(z.string()),
  app_id: z.nullish(z.string()),
  secret_id: z.nullish(z.string()),
  secret_key: z.nullish(z.string()),
  key_id: z.nullish(z.string()),
  key_secret: z.nullish(z.string()),
  sign_name: z.nullish(z.string()),
  gmt_create: z.nullish(z.number()),
});

export interface PushPlatform {
  readonly id: number;
  readonly name: string;
  readonly type: 1 | 2 | 3;
  readonly platform: 1 | 2 | 3 | 4;
  readonly area_type: 1 | 2 | 3;
  readonly zone: string;
  readonly comp_id: number;
  readonly state: 1 | 2;
  readonly smtp_addr: string;
  readonly smtp_port: number;
  readonly ssl: 0 | 1;
  readonly user_id: string;
  readonly password: string;
  readonly app_id: string;
  readonly secret_id: string;
  readonly secret_key: string;
  readonly key_id: string;
  readonly key_secret: string;
  readonly sign_name: string;
  readonly gmt_create: number;
}
