// Generated from resources/operate/shop_goods.yaml. Do not edit: change the definition, then npm run generate.
import { integer, key, oneOf, referenceTo } from "pilothouse/schema";
import * as z from "zod/mini";
import { publishState } from "../../enums";

export const shopGoodsSet = z.extend(
  z.partial(
    z.object({
      app_id: referenceTo({ required: true, type: "number" }),
      goods_id: referenceTo({ required: true, type: "number" }),
      state: oneOf({ required: true, of: publishState }),
      sort: integer({ min: 0 }),
    }),
  ),
  { id: key({ type: "number" }) },
);

export const shopGoodsRow = z.looseObject({
  id: z.number(),
  app_id: z.nullish(z.number()),
  goods_id: z.nullish(z.number()),
  state: z.nullish(z.number()),
  sort: z.nullish(z.number()),
  gmt_create: z.nullish(z.number()),
});

export interface ShopGoods {
  readonly id: number;
  readonly app_id: number;
  readonly goods_id: number;
  readonly state: 1 | 2;
  readonly sort: number;
  readonly gmt_create: number;
}
