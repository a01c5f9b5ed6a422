// Generated from resources/operate/cloud_platform.yaml. Do not edit: change the definition, then npm run generate.
import { flag, integer, key, oneOf, referenceTo, rowOf, secret, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { cloudMode, cloudVendor, openState, sys } from "../../enums";
import { companyReference } from "../company/company.reference";
import { zoneReference } from "../zone/zone.reference";

export const cloudPlatformAdd = z.object({
  platform_name: text({ required: true, max: 64 }),
  platform_id: text({ required: true, max: 64 }),
  type_id: oneOf({ required: true, of: cloudVendor }),
  mode: oneOf({ required: true, of: cloudMode }),
  zone: referenceTo({ required: true, type: "string", of: zoneReference }),
  comp_id: referenceTo({ of: companyReference, tree: true }),
  sys: oneOf({ of: sys }),
  state: oneOf({ required: true, of: openState }),
  end_point: text({ required: true, max: 128, pattern: "host" }),
  platform_port: integer({ min: 0, max: 65535 }),
  bucket: text({ required: true, max: 64, pattern: "code" }),
  store_path: text({ max: 128 }),
  app_key: text({ max: 128 }),
  app_secret: secret({ max: 256 }),
  live: flag(),
  support_img: flag(),
});

export const cloudPlatformSet = z.extend(z.partial(cloudPlatformAdd), { id: key() });

export const cloudPlatformRow = rowOf(z.extend(cloudPlatformAdd, { id: key(), create_time: timestamp() }));

export type CloudPlatform = z.infer<typeof cloudPlatformRow>;
