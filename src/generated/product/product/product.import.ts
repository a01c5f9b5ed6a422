// Generated from resources/product/product.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { NodeType, Sys } from "../../../../shared/generated/enums";
import { linkTypeSynonyms, nodeTypeSynonyms, sysSynonyms } from "../../synonyms";
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
  valueSynonyms: { node_type: nodeTypeSynonyms, sys: sysSynonyms, link_type: linkTypeSynonyms },
  defaults: { node_type: NodeType.direct, sys: Sys.public },
  updating: {
    call: productCalls.set,
    key: z.object({
      pk: key({ type: "string" }),
    }),
  },
} satisfies Importer;
