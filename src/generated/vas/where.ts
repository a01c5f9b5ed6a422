// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { SectionWhere } from "pilothouse/wire";
import { cdkOrderWhere } from "./cdk_order/cdkOrder.where";
import { cdkUseWhere } from "./cdk_use/cdkUse.where";
import { cloudOrderWhere } from "./cloud_order/cloudOrder.where";
import { iotOrderWhere } from "./iot_order/iotOrder.where";
import { liveOrderWhere } from "./live_order/liveOrder.where";
import { orderWhere } from "./order/order.where";
import { orderBindWhere } from "./order_bind/orderBind.where";
import { orderBindImportWhere } from "./order_bind_import/orderBindImport.where";

export const vasSectionWhere = {
  cdk_order: cdkOrderWhere,
  cdk_use: cdkUseWhere,
  cloud_order: cloudOrderWhere,
  iot_order: iotOrderWhere,
  live_order: liveOrderWhere,
  order: orderWhere,
  order_bind: orderBindWhere,
  order_bind_import: orderBindImportWhere,
} satisfies SectionWhere;
