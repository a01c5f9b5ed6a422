// Generated from resources/upkeep/maintenance_order.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const maintenanceOrder = {
  name: "maintenance_order",
  section: "upkeep",
  path: "/upkeep/jobs",
  key: "order_no",
  title: "fault",
  access: {
    list: "upkeep.jobs",
    get: "upkeep.jobs",
    add: "upkeep.jobs",
    set: "upkeep.jobs",
    dispatch: "upkeep.jobs.dispatch",
    begin: "upkeep.jobs",
    hold: "upkeep.jobs",
    finish: "upkeep.jobs",
    accept: "upkeep.jobs.accept",
    drop: "upkeep.jobs",
    export: "upkeep.jobs",
  },
  facts: ["machine", "urgency", "entrusted_to", "wanted_by"],
  own: ["stage"],
  opened: true,
  words: wordsIn(() => import("./maintenanceOrder.words")),
  calls: () => import("./maintenanceOrder.calls").then((m) => m.maintenanceOrderCalls),
  schema: () => import("./maintenanceOrder.schema").then((m) => ({ row: m.maintenanceOrderRow })),
  views: {
    list: () => import("./MaintenanceOrderList").then((m) => ({ default: m.MaintenanceOrderList })),
    show: () => import("./MaintenanceOrderShow").then((m) => ({ default: m.MaintenanceOrderShow })),
    create: () => import("./MaintenanceOrderCreate").then((m) => ({ default: m.MaintenanceOrderCreate })),
    edit: () => import("./MaintenanceOrderEdit").then((m) => ({ default: m.MaintenanceOrderEdit })),
  },
} satisfies ResourceProps;
