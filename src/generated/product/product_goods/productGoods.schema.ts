// Generated from resources/product/product_goods.yaml. Do not edit: change the definition, then npm run generate.
import { integer, key, oneOf, referenceTo, rowOf, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { saleState } from "../../enums";
import { goodsReference } from "../../operate/goods/goods.reference";
import { productReference } from "../product/product.reference";

export const productGoodsSet = z.extend(
  z.partial(
    z.object({
      pk: referenceTo({ required: true, type: "string", of: productReference }),
      goods_id: referenceTo({ required: true, of: goodsReference }),
      state: oneOf({ of: saleState }),
      sort: integer({ min: 0, sort: true }),
    }),
  ),
  { id: key() },
);

export const productGoodsRow = rowOf(z.extend(productGoodsSet, { gmt_create: timestamp() }));

export type ProductGoods = z.infer<typeof productGoodsRow>;
