// Generated from resources/inventory/supplier.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { Supplier } from "./supplier.schema";

export const supplierCalls = {
  list: bearer.list<Supplier>("/clinic/suppliers/find", { key: "supplier_no" }),
  get: bearer.get<Supplier>("/clinic/suppliers/one", "supplier_no"),
  add: bearer.add<Supplier>(
    "/clinic/suppliers/register",
    () => import("./supplier.schema").then((m) => m.supplierAdd),
    { key: "supplier_no" },
  ),
  set: bearer.set<Supplier>("/clinic/suppliers/change", () => import("./supplier.schema").then((m) => m.supplierSet), {
    key: "supplier_no",
  }),
  del: bearer.del("/clinic/suppliers/strike", "supplier_no"),
} satisfies Calls;
