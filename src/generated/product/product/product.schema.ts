// Generated from resources/product/product.yaml. Do not edit: change the definition, then npm run generate.
import { attributes, flag, integer, key, oneOf, referenceTo, rowOf, text, timestamp, url } from "pilothouse/schema";
import * as z from "zod/mini";
import { linkType, nodeType, resolution, sys } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { productCategoryReference } from "../product_category/productCategory.reference";

export const productAdd = z.object({
  name: text({ required: true, max: 64 }),
  img: url({ uploaded: true }),
  category: referenceTo({ required: true, of: productCategoryReference }),
  comp_id: referenceTo({ required: true, of: companyReference, tree: true }),
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

export const productRow = rowOf(
  z.extend(productAdd, {
    pk: key({ type: "string" }),
    id: integer({ unasked: true }),
    category_name: text({ unasked: true }),
    category_cn_name: text({ unasked: true }),
    comp_name: text({ unasked: true }),
    create_time: timestamp(),
    update_time: timestamp(),
  }),
);

export type Product = z.infer<typeof productRow>;
