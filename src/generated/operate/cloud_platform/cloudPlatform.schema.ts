// Generated from resources/operate/cloud_platform.yaml. Do not edit: change the definition, then npm run generate.
import { flag, integer, key, oneOf, referenceTo, secret, text } from "pilothouse/schema";
import * as z from "zod/mini";
import { cloudMode, cloudVendor, openState, sys } from "../../enums";

export const cloudPlatformAdd = z.object({
  platform_name: text({ required: true, max: 64 }),
  platform_id: text({ required: true, max: 64 }),
  type_id: oneOf({ required: true, of: cloudVendor }),
  mode: oneOf({ required: true, of: cloudMode }),
  zone: referenceTo({ required: true, type: "string" }),
  comp_id: referenceTo({ type: "number" }),
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

export const cloudPlatformSet = z.extend(z.partial(cloudPlatformAdd), { id: key({ type: "number" }) });

export const cloudPlatformRow = z.looseObject({
  id: z.number(),
  platform_name: z.nullish(z.string()),
  platform_id: z.nullish(z.string()),
  type_id: z.nullish(z.number()),
  mode: z.nullish(z.number()),
  zone: z.nullish(z.string()),
  comp_id: z.nullish(z.number()),
  sys: z.nullish(z.number()),
  state: z.nullish(z.number()),
  end_point: z.nullish(z.string()),
  platform_port: z.nullish(z.number()),
  bucket: z.nullish(z.string()),
  store_path: z.nullish(z.string()),
  app_key: z.nullish(z.string()),
  app_secret: z.nullish(z.string()),
  live: z.nullish(z.literal([0, 1])),
  support_img: z.nullish(z.literal([0, 1])),
  create_time: z.nullish(z.number()),
});

export interface CloudPlatform {
  readonly id: number;
  readonly platform_name: string;
  readonly platform_id: string;
  readonly type_id: 1 | 2 | 3 | 4 | 5;
  readonly mode: 1 | 2;
  readonly zone: string;
  readonly comp_id: number;
  readonly sys: 1 | 2 | 3;
  readonly state: 1 | 2;
  readonly end_point: string;
  readonly platform_port: number;
  readonly bucket: string;
  readonly store_path: string;
  readonly app_key: string;
  readonly app_secret: string;
  readonly live: 0 | 1;
  readonly support_img: 0 | 1;
  readonly create_time: number;
}
