// Generated from resources/operate/goods.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { goodsCalls } from "./goods.calls";
import { goodsAdd } from "./goods.schema";

export const goodsImporter = {
  call: goodsCalls.add,
  handedAs: "goods",
  natural: ["name", "comp_id"],
  fields: goodsAdd,
} satisfies Importer;
