// Generated from resources/product/product_version.yaml. Do not edit: change the definition, then npm run generate.
import { integer, key, list, oneOf, referenceTo, rowOf, text, timestamp, url, version } from "pilothouse/schema";
import * as z from "zod/mini";
import { language, linkType, publishState, versionLevel, versionType, zoneType } from "../../enums";
import { productReference } from "../product/product.reference";

export const productVersionAdd = z.object({
  pk: referenceTo({ required: true, type: "string", of: productReference }),
  ver: text({ required: true, max: 32, pattern: "version" }),
  ver_num: version({ required: true }),
  min_ver_num: version(),
  max_ver_num: version({ atLeast: "min_ver_num" }),
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
      url: url({ uploaded: true }),
      size: integer({ min: 0 }),
      zone: text({ max: 32 }),
      zone_type: oneOf({ of: zoneType }),
      ver_id: integer({ unasked: true }),
    },
    unique: "lang",
  }),
});

export const productVersionSet = z.extend(z.partial(productVersionAdd), { id: key() });

export const productVersionRow = rowOf(
  z.extend(productVersionAdd, { id: key(), count: integer(), gmt_create: timestamp() }),
);

export type ProductVersion = z.infer<typeof productVersionRow>;
