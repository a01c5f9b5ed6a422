// Generated from resources/vas/order_bind_import.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, legacy } from "pilothouse/wire";
import type { OrderBindImport } from "./orderBindImport.schema";

export const orderBindImportCalls = {
  list: legacy.list<OrderBindImport>("/mall/order/bind/import/get"),
} satisfies Calls;
