// Generated from resources/vas/order_bind_import.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const orderBindImport = {
  name: "order_bind_import",
  section: "vas",
  path: "/vas/order/order_bind_import",
  key: "id",
  keyType: "string",
  title: "name",
  style: "legacy",
  access: { list: "vas.order.import", get: "vas.order.import", export: "vas.order.import" },
  owner: "comp_id",
  words: wordsIn(() => import("./orderBindImport.words")),
  calls: () => import("./orderBindImport.calls").then((m) => m.orderBindImportCalls),
  schema: () => import("./orderBindImport.schema").then((m) => ({ row: m.orderBindImportRow })),
  views: {
    list: () => import("./OrderBindImportList").then((m) => ({ default: m.OrderBindImportList })),
    show: () => import("./OrderBindImportShow").then((m) => ({ default: m.OrderBindImportShow })),
  },
} satisfies ResourceProps;
