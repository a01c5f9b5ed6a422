// Generated from resources/operate/goods_category.yaml. Do not edit: change the definition, then npm run generate.
import { attributes, integer, key, oneOf, referenceTo, text, url } from "pilothouse/schema";
import * as z from "zod/mini";
import { goodsType } from "../../enums";

export const goodsCategoryAdd = z.object({
  name: text({ required: true, max: 64 }),
  img: url(),
  parent_category_id: referenceTo({ type: "number" }),
  attr: attributes({ of: { goods_type: oneOf({ of: goodsType }), badge: text({ max: 16 }) } }),
  sort: integer({ min: 0 }),
});

export const goodsCategorySet = z.extend(z.partial(goodsCategoryAdd), { id: key({ type: "number" }) });

export const goodsCategoryRow = z.looseObject({
  id: z.number(),
  name: z.nullish(z.string()),
  img: z.nullish(z.string()),
  parent_category_id: z.nullish(z.number()),
  attr: z.nullish(z.string()),
  sort: z.nullish(z.number()),
});

export interface GoodsCategory {
  readonly id: number;
  readonly name: string;
  readonly img: string;
  readonly parent_category_id: number;
  readonly attr: string;
  readonly sort: number;
}
