// Generated from resources/product/product.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { productCalls } from "./product.calls";
import { productAdd } from "./product.schema";

export const productImporter = {
  call: productCalls.add,
  handedAs: "product",
  natural: ["name", "comp_id"],
  fields: productAdd,
} satisfies Importer;
