// Generated from resources/product/product.yaml. Do not edit: change the definition, then npm run generate.
import { attributes, flag, integer, key, oneOf, referenceTo, text, url } from "pilothouse/schema";
import * as z from "zod/mini";
import { linkType, nodeType, resolution, sys } from "../../enums";

export const productAdd = z.object({
  name: text({ required: true, max: 64 }),
  img: url(),
  category: referenceTo({ required: true, type: "number" }),
  comp_id: referenceTo({ required: true, type: "number" }),
  node_type: oneOf({ required: true, of: nodeType }),
  sys: oneOf({ of: sys }),
  oem: text({ max: 32 }),
  link_type: oneOf({ of: linkType }),
  link_id: text({ max: 64 }),
  batch_id: text({ max: 64 }),
  attr: attributes({
    of: {
      resolution: oneOf({ of: resolution }),
      channels: integer({ min: 1, max: 64 }),
      ptz: flag(),
      talk: flag(),
      night_vision: flag(),
      sd_card: flag(),
      cloud: flag(),
      cellular: flag(),
      battery: integer({ min: 0, max: 100000 }),
    },
  }),
  remark: text({ max: 256 }),
});

export const productSet = z.extend(z.partial(productAdd), { pk: key({ type: "string" }) });

export const productRow = z.looseObject({
  pk: z.string(),
  id: z.nullish(z.number()),
  name: z.nullish(z.string()),
  img: z.nullish(z.string()),
  category: z.nullish(z.number()),
  category_name: z.nullish(z.string()),
  category_cn_name: z.nullish(z.string()),
  comp_id: z.nullish(z.number()),
  comp_name: z.nullish(z.string()),
  node_type: z.nullish(z.number()),
  sys: z.nullish(z.number()),
  oem: z.nullish(z.string()),
  link_type: z.nullish(z.number()),
  link_id: z.nullish(z.string()),
  batch_id: z.nullish(z.string()),
  attr: z.nullish(z.string()),
  remark: z.nullish(z.string()),
  create_time: z.nullish(z.number()),
  update_time: z.nullish(z.number()),
});

export interface Product {
  readonly pk: string;
  readonly id: number;
  readonly name: string;
  readonly img: string;
  readonly category: number;
  readonly category_name: string;
  readonly category_cn_name: string;
  readonly comp_id: number;
  readonly comp_name: string;
  readonly node_type: 1 | 2 | 3;
  readonly sys: 1 | 2 | 3;
  readonly oem: string;
  readonly link_type: 1 | 2 | 3 | 4 | 5;
  readonly link_id: string;
  readonly batch_id: string;
  readonly attr: string;
  readonly remark: string;
  readonly create_time: number;
  readonly update_time: number;
}
