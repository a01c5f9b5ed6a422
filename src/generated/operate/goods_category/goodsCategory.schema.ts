// Generated from resources/operate/goods_category.yaml. Do not edit: change the definition, then npm run generate.
import { attributes, integer, key, oneOf, referenceTo, rowOf, text, url } from "pilothouse/schema";
import * as z from "zod/mini";
import { goodsType } from "../../enums";
import { goodsCategoryReference } from "./goodsCategory.reference";

export const goodsCategoryAdd = z.object({
  name: text({ required: true, max: 64 }),
  img: url({ uploaded: true }),
  parent_category_id: referenceTo({ of: goodsCategoryReference, tree: true }),
  attr: attributes({ of: { goods_type: oneOf({ of: goodsType }), badge: text({ max: 16 }) } }),
  sort: integer({ min: 0, sort: true }),
});

export const goodsCategorySet = z.extend(z.partial(goodsCategoryAdd), { id: key() });

export const goodsCategoryRow = rowOf(z.extend(goodsCategoryAdd, { id: key() }));

export type GoodsCategory = z.infer<typeof goodsCategoryRow>;
