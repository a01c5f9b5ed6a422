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
  defaults: { node_type: 1, sys: 1 },
  updating: {
    call: productCalls.set,
    key: z.object({
      pk: key({ type: "string" }),
    }),
  },
} satisfies Importer;
