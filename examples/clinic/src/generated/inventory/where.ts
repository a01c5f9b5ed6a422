// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { SectionWhere } from "pilothouse/wire";
import { equipmentWhere } from "./equipment/equipment.where";
import { supplierWhere } from "./supplier/supplier.where";

export const inventorySectionWhere = {
  equipment: equipmentWhere,
  supplier: supplierWhere,
} satisfies SectionWhere;
