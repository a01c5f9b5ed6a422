// Generated from resources/inventory/equipment.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";
import { Condition } from "../../../../shared/generated/enums";

export const equipment = {
  name: "equipment",
  section: "inventory",
  path: "/inventory/machines",
  key: "equipment_no",
  title: "designation",
  access: {
    list: "inventory.machines",
    get: "inventory.machines",
    add: "inventory.machines",
    import_add: "inventory.machines",
    set: "inventory.machines",
    del: "inventory.machines",
    relocate: "inventory.machines",
    quarantine: "inventory.machines",
    export: "inventory.machines",
  },
  search: [
    { source: "tag", as: "code" },
    { source: "serial", as: "code" },
    { source: "maker", as: "text" },
  ],
  facts: ["device_class", "maker", "stands_in", "bought_from", "inspection_due"],
  off: { field: "condition", of: "condition", from: Condition.in_use, to: Condition.in_repair },
  own: ["tag", "maker", "serial", "condition"],
  opened: true,
  words: wordsIn(() => import("./equipment.words")),
  calls: () => import("./equipment.calls").then((m) => m.equipmentCalls),
  schema: () => import("./equipment.schema").then((m) => ({ row: m.equipmentRow })),
  views: {
    list: () => import("./EquipmentList").then((m) => ({ default: m.EquipmentList })),
    show: () => import("./EquipmentShow").then((m) => ({ default: m.EquipmentShow })),
    create: () => import("./EquipmentCreate").then((m) => ({ default: m.EquipmentCreate })),
    edit: () => import("./EquipmentEdit").then((m) => ({ default: m.EquipmentEdit })),
  },
} satisfies ResourceProps;
