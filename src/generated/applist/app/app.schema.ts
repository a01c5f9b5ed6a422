// Generated from resources/applist/app.yaml. Do not edit: change the definition, then npm run generate.
import { key, oneOf, referenceTo, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { appType } from "../../enums";

export const appAdd = z.object({
  name: text({ required: true, max: 64 }),
  type: oneOf({ required: true, of: appType }),
  comp_id: referenceTo({ required: true, type: "number" }),
  gmt_expire: timestamp(),
  package_name_ios: text({ max: 128, pattern: "package" }),
  package_name_android: text({ max: 128, pattern: "package" }),
});

export const appSet = z.extend(z.partial(appAdd), { id: key({ type: "number" }) });

export const appRow = z.looseObject({
  id: z.number(),
  name: z.nullish(z.string()),
  type: z.nullish(z.number()),
  comp_id: z.nullish(z.number()),
  comp_name: z.nullish(z.string()),
  gmt_expire: z.nullish(z.number()),
  package_name_ios: z.nullish(z.string()),
  package_name_android: z.nullish(z.string()),
  app_key_ios: z.nullish(z.string()),
  app_key_android: z.nullish(z.string()),
  cloud_id: z.nullish(z.number()),
  gmt_create: z.nullish(z.number()),
});

export interface App {
  readonly id: number;
  readonly name: string;
  readonly type: 1 | 2 | 3;
  readonly comp_id: number;
  readonly comp_name: string;
  readonly gmt_expire: number;
  readonly package_name_ios: string;
  readonly package_name_android: string;
  readonly app_key_ios: string;
  readonly app_key_android: string;
  readonly cloud_id: number;
  readonly gmt_create: number;
}
