// Generated from resources/vas/order_bind.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { orderBindCalls } from "./orderBind.calls";
import { orderBindAdd } from "./orderBind.schema";

export const orderBindImporter = {
  call: orderBindCalls.import_add,
  natural: ["order_id"],
  fields: z.pick(orderBindAdd, { order_id: true, comp_id: true }),
} satisfies Importer;
