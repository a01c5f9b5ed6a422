// Generated from resources/upkeep/maintenance_order.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const maintenanceOrderReference = {
  resource: "maintenance_order",
  path: "/upkeep/jobs",
  key: "order_no",
  title: "fault",
  access: { list: "upkeep.jobs", get: "upkeep.jobs" },
  alike: true,
} satisfies Reference;
