// Generated from resources/operate/goods.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { GoodsType, SaleState, StockMonth } from "../../../../shared/generated/enums";
import { goodsTypeSynonyms, saleStateSynonyms } from "../../synonyms";
import { goodsCalls } from "./goods.calls";
import { goodsAdd } from "./goods.schema";

export const goodsImporter = {
  call: goodsCalls.add,
  handedAs: "goods",
  natural: ["name", "comp_id"],
  fields: goodsAdd,
  columnSynonyms: {
    name: ["Goods name", "Product name", "Item", "商品", "商品名", "品名", "套餐名称", "方案名稱"],
    category_id: ["Goods category", "商品分类", "商品分類", "商品类目", "商品類目", "类目", "類目"],
    type: ["Goods type", "类型", "類型"],
    state: ["Status", "Sale state", "商品状态", "商品狀態", "上架状态", "上架狀態", "销售状态", "銷售狀態"],
    comp_id: ["Company name", "Seller", "公司", "公司名称", "公司名稱", "所属企业", "所屬企業"],
    month: ["Number of months", "Duration (months)", "月数", "月數", "时长（月）", "時長（月）", "月份数", "月份數"],
    stock: ["In stock", "Inventory", "库存数量", "庫存數量", "库存量", "庫存量"],
    limit: ["Purchase limit", "限购", "限購", "限购数量", "限購數量"],
    price: ["Original price", "原价", "原價", "标价（元）", "標價（元）", "市场价", "市場價"],
    fact_price: [
      "Actual price",
      "Sale price",
      "售价",
      "售價",
      "实际价格",
      "實際價格",
      "现价",
      "現價",
      "销售价",
      "銷售價",
    ],
    rmb: ["CNY price", "RMB price", "人民币价", "人民幣價", "人民币售价", "人民幣售價"],
    usd: ["USD price", "Dollar price", "美元价", "美元價", "美元售价", "美元售價"],
    inr: ["INR price", "卢比价", "盧比價", "卢比售价", "盧比售價"],
    jpy: ["JPY price", "Yen price", "日元价", "日圓價", "日元售价", "日圓售價"],
    promotion_code: ["Promo code", "Coupon code", "优惠券代码", "優惠券代碼", "促销码", "促銷碼"],
  },
  valueSynonyms: { type: goodsTypeSynonyms, state: saleStateSynonyms },
  defaults: {
    type: GoodsType.cloud_storage,
    state: SaleState.off_sale,
    month: StockMonth.month_1,
    stock: 0,
    limit: 0,
    only: 0,
  },
  updating: {
    call: goodsCalls.set,
    key: z.object({
      id: key(),
    }),
  },
} satisfies Importer;
