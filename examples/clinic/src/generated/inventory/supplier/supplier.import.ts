// Generated from resources/inventory/supplier.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { contractStanding, deviceClass } from "../../enums";
import { supplierCalls } from "./supplier.calls";

export const supplierImporter = {
  call: supplierCalls.add,
  natural: ["supplier_name"],
  fields: [
    {
      name: "supplier_name",
      as: "text",
      required: true,
      schema: { builder: "text", args: { required: true, max: 96 } },
    },
    {
      name: "looks_after",
      as: "enum",
      of: deviceClass,
      many: true,
      schema: { builder: "someOf", args: { of: deviceClass } },
    },
    {
      name: "contract_standing",
      as: "enum",
      of: contractStanding,
      required: true,
      schema: { builder: "oneOf", args: { required: true, of: contractStanding } },
    },
    {
      name: "contract_ends",
      as: "timestamp",
      schema: { builder: "timestamp", args: { when: { contract_standing: [2] } } },
    },
    {
      name: "answers_within",
      as: "number",
      required: true,
      schema: { builder: "integer", args: { required: true, min: 1, max: 240 } },
    },
    { name: "hotline_prefix", as: "text", schema: { builder: "text", args: { max: 5, pattern: "area" } } },
    { name: "hotline", as: "text", schema: { builder: "phone", args: { area: "hotline_prefix" } } },
    { name: "hotline_hours", as: "text", schema: { builder: "timeRange", args: {} } },
    { name: "service_mail", as: "text", schema: { builder: "email", args: {} } },
    { name: "portal", as: "text", schema: { builder: "url", args: {} } },
  ],
} satisfies Importer;
