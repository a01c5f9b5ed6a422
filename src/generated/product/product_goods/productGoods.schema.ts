// Generated from resources/product/product_goods.yaml. Do not edit: change the definition, then npm run generate.
import { integer, key, oneOf, referenceTo } from "pilothouse/schema";
import * as z from "zod/mini";
import { publishState } from "../../enums";

export const productGoodsSet = z.extend(
  z.partial(
    z.object({
      pk: referenceTo({ required: true, type: "string" }),
      goods_id: referenceTo({ required: true, type: "number" }),
      state: oneOf({ of: publishState }),
      sort: integer({ min: 0 }),
    }),
  ),
  { id: key({ type: "number" }) },
);

export const productGoodsRow = z.looseObject({
  id: z.number(),
  pk: z.nullish(z.string()),
  goods_id: z.nullish(z.number()),
  state: z.nullish(z.number()),
  sort: z.nullish(z.number()),
  gmt_create: z.nullish(z.number()),
});

export interface ProductGoods {
  readonly id: number;
  readonly pk: string;
  readonly goods_id: number;
  readonly state: 1 | 2;
  readonly sort: number;
  readonly gmt_create: number;
}
