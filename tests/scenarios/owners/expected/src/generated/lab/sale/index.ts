// Generated from resources/lab/sale.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const sale = {
  name: "sale",
  section: "lab",
  path: "/lab/parcel/sale",
  key: "id",
  title: "name",
  access: { list: "lab", get: "lab", cancel: "lab", send: "lab", track: "lab", export: "lab" },
  owner: "buyer_id",
  words: wordsIn(() => import("./sale.words")),
  calls: () => import("./sale.calls").then((m) => m.saleCalls),
  schema: () => import("./sale.schema").then((m) => ({ row: m.saleRow })),
  views: {
    list: () => import("./SaleList").then((m) => ({ default: m.SaleList })),
    show: () => import("./SaleShow").then((m) => ({ default: m.SaleShow })),
  },
} satisfies ResourceProps;
