// Generated from resources/inventory/supplier.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const supplier = {
  name: "supplier",
  section: "inventory",
  path: "/inventory/vendors",
  key: "supplier_no",
  title: "supplier_name",
  access: {
    list: "inventory.vendors",
    get: "inventory.vendors",
    add: "inventory.vendors",
    set: "inventory.vendors",
    del: "inventory.vendors",
    export: "inventory.vendors",
  },
  search: [
    { source: "hotline", as: "phone", area: "hotline_prefix" },
    { source: "service_mail", as: "text" },
  ],
  facts: ["looks_after", "answers_within", "hotline"],
  telling: ["supplier_name"],
  own: ["supplier_name", "contract_standing"],
  opened: true,
  words: wordsIn(() => import("./supplier.words")),
  calls: () => import("./supplier.calls").then((m) => m.supplierCalls),
  schema: () => import("./supplier.schema").then((m) => ({ row: m.supplierRow })),
  views: {
    list: () => import("./SupplierList").then((m) => ({ default: m.SupplierList })),
    show: () => import("./SupplierShow").then((m) => ({ default: m.SupplierShow })),
    create: () => import("./SupplierCreate").then((m) => ({ default: m.SupplierCreate })),
    edit: () => import("./SupplierEdit").then((m) => ({ default: m.SupplierEdit })),
  },
} satisfies ResourceProps;
