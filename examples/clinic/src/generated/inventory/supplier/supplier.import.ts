// Generated from resources/inventory/supplier.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { ContractStanding } from "../../../../shared/generated/enums";
import { supplierCalls } from "./supplier.calls";
import { supplierAdd } from "./supplier.schema";

export const supplierImporter = {
  call: supplierCalls.add,
  handedAs: "supplier",
  natural: ["supplier_name"],
  fields: supplierAdd,
  defaults: {
    contract_standing: ContractStanding.offered,
    answers_within: 24,
    hotline_prefix: "+86",
    hotline_hours: "08:00-18:00",
  },
  updating: {
    call: supplierCalls.set,
    key: z.object({
      supplier_no: key(),
    }),
  },
} satisfies Importer;
