// Generated from resources/inventory/supplier.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { ContractStanding } from "../../../shared/generated/enums";

export const supplier = defineResource({
  table: "supplier",
  key: "supplier_no",
  fields: {
    supplier_no: "integer",
    supplier_name: "text",
    looks_after: "json",
    contract_standing: ContractStanding,
    contract_ends: "integer",
    answers_within: "integer",
    hotline_prefix: "text",
    hotline: "text",
    hotline_hours: "text",
    service_mail: "text",
    portal: "text",
    contacts: "json",
    since: "integer",
  },
  calls: { list: "fields", get: "fields", add: "fields", set: "fields", del: "fields" },
});
