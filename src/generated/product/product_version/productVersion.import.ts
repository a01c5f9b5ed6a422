// Generated from resources/product/product_version.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { productVersionCalls } from "./productVersion.calls";
import { productVersionAdd } from "./productVersion.schema";

export const productVersionImporter = {
  call: productVersionCalls.add,
  handedAs: "product_version",
  natural: ["pk", "ver_num", "batch_id"],
  fields: productVersionAdd,
  valueSynonyms: {
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
  defaults: { type: 1, level: 1, state: 2, limit: 0 },
  updating: {
    call: productVersionCalls.set,
    key: z.object({
      id: key(),
    }),
  },
} satisfies Importer;
