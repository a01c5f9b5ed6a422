// Generated from resources/operate/goods.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { goodsCalls } from "./goods.calls";
import { goodsAdd } from "./goods.schema";

export const goodsImporter = {
  call: goodsCalls.add,
  handedAs: "goods",
  natural: ["name", "comp_id"],
  fields: goodsAdd,
  updating: {
    call: goodsCalls.set,
    key: z.object({
      id: key(),
    }),
  },
} satisfies Importer;
