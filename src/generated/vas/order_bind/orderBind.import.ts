// Generated from resources/vas/order_bind.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { companyReference } from "../../operate/company/company.reference";
import { orderReference } from "../order/order.reference";
import { orderBindCalls } from "./orderBind.calls";

export const orderBindImporter = {
  call: orderBindCalls.import_add,
  natural: ["order_id"],
  fields: [
    {
      name: "order_id",
      as: "reference",
      of: orderReference,
      required: true,
      schema: { builder: "referenceTo", args: { required: true, type: "string" } },
    },
    {
      name: "comp_id",
      as: "reference",
      of: companyReference,
      required: true,
      schema: { builder: "referenceTo", args: { required: true, type: "number" } },
    },
  ],
} satisfies Importer;
