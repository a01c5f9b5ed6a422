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
  defaults: { type: 1, state: 2, month: 1, stock: 0, limit: 0, only: 0 },
  updating: {
    call: goodsCalls.set,
    key: z.object({
      id: key(),
    }),
  },
} satisfies Importer;
