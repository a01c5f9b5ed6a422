// Generated from resources/product/product.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { productCalls } from "./product.calls";
import { productAdd } from "./product.schema";

export const productImporter = {
  call: productCalls.add,
  handedAs: "product",
  natural: ["name", "comp_id"],
  fields: productAdd,
  columnSynonyms: {
    name: ["Product", "Product name", "产品", "產品", "产品名", "產品名", "型号名称", "型號名稱"],
    category: ["Product category", "产品分类", "產品分類", "产品类目", "產品類目", "类目", "類目"],
    comp_id: ["Company name", "公司", "公司名称", "公司名稱", "所属企业", "所屬企業"],
    batch_id: ["Batch", "Batch no.", "批次", "批号", "批號", "生产批号", "生產批號"],
  },
  valueSynonyms: {
    node_type: [
      ["Direct", 1],
      ["直连", 1],
      ["直連", 1],
      ["Gateway", 2],
      ["网关", 2],
      ["閘道", 2],
      ["子设备", 3],
      ["子裝置", 3],
    ],
    sys: [
      ["Public", 1],
      ["公有", 1],
      ["公共云", 1],
      ["公共雲", 1],
      ["Overseas", 2],
      ["海外", 2],
      ["Private", 3],
      ["私有", 3],
      ["专有云", 3],
      ["專有云", 3],
    ],
    link_type: [
      ["企业", 1],
      ["企業", 1],
      ["应用程序", 2],
      ["應用程式", 2],
      ["Camera", 4],
      ["App user", 5],
      ["App 用户", 5],
      ["App 使用者", 5],
    ],
  },
  defaults: { node_type: 1, sys: 1 },
  updating: {
    call: productCalls.set,
    key: z.object({
      pk: key({ type: "string" }),
    }),
  },
} satisfies Importer;
