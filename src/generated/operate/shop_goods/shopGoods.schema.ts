// Generated from resources/operate/shop_goods.yaml. Do not edit: change the definition, then npm run generate.
import { integer, key, oneOf, referenceTo, rowOf, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { appReference } from "../../applist/app/app.reference";
import { saleState } from "../../enums";
import { goodsReference } from "../goods/goods.reference";

export const shopGoodsSet = z.extend(
  z.partial(
    z.object({
      app_id: referenceTo({ required: true, of: appReference }),
      goods_id: referenceTo({ required: true, of: goodsReference }),
      state: oneOf({ required: true, of: saleState }),
      sort: integer({ min: 0, sort: true }),
    }),
  ),
  { id: key() },
);

export const shopGoodsRow = rowOf(z.extend(shopGoodsSet, { gmt_create: timestamp() }));

export type ShopGoods = z.infer<typeof shopGoodsRow>;
