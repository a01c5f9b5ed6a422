// Generated from resources/inventory/equipment.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const equipmentReference = {
  resource: "equipment",
  path: "/inventory/machines",
  key: "equipment_no",
  title: "designation",
  access: { list: "inventory.machines", get: "inventory.machines" },
  alike: true,
} satisfies Reference;
