// Generated from resources/vas/order_bind_import.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const orderBindImportReference = {
  resource: "order_bind_import",
  path: "/vas/order/order_bind_import",
  key: "id",
  title: "name",
  access: { list: "vas.order.import", get: "vas.order.import" },
  alike: true,
} satisfies Reference;
