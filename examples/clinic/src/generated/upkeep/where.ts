// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { SectionWhere } from "pilothouse/wire";
import { inspectionWhere } from "./inspection/inspection.where";
import { maintenanceOrderWhere } from "./maintenance_order/maintenanceOrder.where";

export const upkeepSectionWhere = {
  inspection: inspectionWhere,
  maintenance_order: maintenanceOrderWhere,
} satisfies SectionWhere;
