// Generated from resources/applist/push_platform.yaml. Do not edit: change the definition, then npm run generate.
import { flag, integer, key, oneOf, referenceTo, rowOf, secret, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { PushPlatformType } from "../../../../shared/generated/enums";
import { areaType, openState, pushPlatformType, pushVendor } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { zoneReference } from "../../operate/zone/zone.reference";

export const pushPlatformAdd = z.object({
  name: text({ required: true, max: 64 }),
  type: oneOf({ required: true, of: pushPlatformType }),
  platform: oneOf({ required: true, of: pushVendor }),
  area_type: oneOf({ required: true, of: areaType }),
  zone: referenceTo({ type: "string", of: zoneReference }),
  comp_id: referenceTo({ of: companyReference, tree: true }),
  state: oneOf({ required: true, of: openState }),
  smtp_addr: text({ required: true, when: { type: [PushPlatformType.email] }, max: 128, pattern: "host" }),
  smtp_port: integer({ when: { type: [PushPlatformType.email] }, min: 0, max: 65535 }),
  ssl: flag({ when: { type: [PushPlatformType.email] } }),
  user_id: text({ when: { type: [PushPlatformType.email] }, max: 128 }),
  password: secret({ when: { type: [PushPlatformType.email] }, max: 128 }),
  app_id: text({ when: { type: [PushPlatformType.text_message, PushPlatformType.voice_call] }, max: 64 }),
  secret_id: text({ when: { type: [PushPlatformType.text_message, PushPlatformType.voice_call] }, max: 128 }),
  secret_key: secret({ when: { type: [PushPlatformType.text_message, PushPlatformType.voice_call] }, max: 256 }),
  key_id: text({ when: { type: [PushPlatformType.text_message, PushPlatformType.voice_call] }, max: 128 }),
  key_secret: secret({ when: { type: [PushPlatformType.text_message, PushPlatformType.voice_call] }, max: 256 }),
  sign_name: text({ required: true, when: { type: [PushPlatformType.text_message] }, max: 64 }),
});

export const pushPlatformSet = z.extend(z.partial(pushPlatformAdd), { id: key() });

export const pushPlatformRow = rowOf(z.extend(pushPlatformAdd, { id: key(), gmt_create: timestamp() }));

export type PushPlatform = z.infer<typeof pushPlatformRow>;
