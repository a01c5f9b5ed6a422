// Generated from resources/inventory/supplier.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { Supplier } from "./supplier.schema";

export const supplierCalls = {
  list: bearer.list<Supplier>("/clinic/suppliers/find", { key: "supplier_no" }),
  get: bearer.get<Supplier>("/clinic/suppliers/one", "supplier_no"),
  add: bearer.add<Supplier>(
    "/clinic/suppliers/register",
    {
      supplier_name: "text",
      looks_after: "list",
      contract_standing: "integer",
      contract_ends: "integer",
      answers_within: "integer",
      hotline_prefix: "text",
      hotline: "text",
      hotline_hours: "text",
      service_mail: "text",
      portal: "text",
      contacts: "list",
    },
    { key: "supplier_no" },
  ),
  set: bearer.set<Supplier>(
    "/clinic/suppliers/change",
    {
      supplier_no: "integer",
      supplier_name: "text",
      looks_after: "list",
      contract_standing: "integer",
      contract_ends: "integer",
      answers_within: "integer",
      hotline_prefix: "text",
      hotline: "text",
      hotline_hours: "text",
      service_mail: "text",
      portal: "text",
      contacts: "list",
    },
    { key: "supplier_no" },
  ),
  del: bearer.del("/clinic/suppliers/strike", "supplier_no"),
} satisfies Calls;
