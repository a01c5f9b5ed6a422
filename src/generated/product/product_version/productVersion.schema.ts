// Generated from resources/product/product_version.yaml. Do not edit: change the definition, then npm run generate.
import { integer, key, list, oneOf, referenceTo, text, url, version } from "pilothouse/schema";
import * as z from "zod/mini";
import { language, linkType, publishState, versionLevel, versionType, zoneType } from "../../enums";

export const productVersionAdd = z.object({
  pk: referenceTo({ required: true, type: "string" }),
  ver: text({ required: true, max: 32, pattern: "version" }),
  ver_num: version({ required: true }),
  min_ver_num: version(),
  max_ver_num: version(),
  type: oneOf({ required: true, of: versionType }),
  level: oneOf({ required: true, of: versionLevel }),
  state: oneOf({ required: true, of: publishState }),
  oem: text({ max: 32 }),
  batch_id: text({ max: 64 }),
  tag: text({ max: 64 }),
  link_type: oneOf({ of: linkType }),
  link_id: text({ max: 64 }),
  limit: integer({ min: 0 }),
  details: list({
    of: {
      lang: oneOf({ required: true, of: language }),
      title: text({ required: true, max: 128 }),
      content: text({ max: 2000 }),
      url: url(),
      size: integer({ min: 0 }),
      zone: text({ max: 32 }),
      zone_type: oneOf({ of: zoneType }),
      ver_id: integer(),
    },
    unique: "lang",
  }),
});

export const productVersionSet = z.extend(z.partial(productVersionAdd), { id: key({ type: "number" }) });

export const productVersionRow = z.looseObject({
  id: z.number(),
  pk: z.nullish(z.string()),
  ver: z.nullish(z.string()),
  ver_num: z.nullish(z.number()),
  min_ver_num: z.nullish(z.number()),
  max_ver_num: z.nullish(z.number()),
  type: z.nullish(z.number()),
  level: z.nullish(z.number()),
  state: z.nullish(z.number()),
  oem: z.nullish(z.string()),
  batch_id: z.nullish(z.string()),
  tag: z.nullish(z.string()),
  link_type: z.nullish(z.number()),
  link_id: z.nullish(z.string()),
  limit: z.nullish(z.number()),
  count: z.nullish(z.number()),
  details: z.nullish(
    z.array(
      z.looseObject({
        lang: z.nullish(z.string()),
        title: z.nullish(z.string()),
        content: z.nullish(z.string()),
        url: z.nullish(z.string()),
        size: z.nullish(z.number()),
        zone: z.nullish(z.string()),
        zone_type: z.nullish(z.number()),
        ver_id: z.nullish(z.number()),
      }),
    ),
  ),
  gmt_create: z.nullish(z.number()),
});

export interface ProductVersion {
  readonly id: number;
  readonly pk: string;
  readonly ver: string;
  readonly ver_num: number;
  readonly min_ver_num: number;
  readonly max_ver_num: number;
  readonly type: 1 | 2 | 3;
  readonly level: 1 | 2 | 3;
  readonly state: 1 | 2;
  readonly oem: string;
  readonly batch_id: string;
  readonly tag: string;
  readonly link_type: 1 | 2 | 3 | 4 | 5;
  readonly link_id: string;
  readonly limit: number;
  readonly count: number;
  readonly details: readonly {
    readonly lang: "en" | "zh-CN" | "zh-TW";
    readonly title: string;
    readonly content: string;
    readonly url: string;
    readonly size: number;
    readonly zone: string;
    readonly zone_type: 1 | 2 | 3;
    readonly ver_id: number;
  }[];
  readonly gmt_create: number;
}
