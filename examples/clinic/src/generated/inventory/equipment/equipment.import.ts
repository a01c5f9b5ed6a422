// Generated from resources/inventory/equipment.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { Condition, Currency, HazardClass } from "../../../../shared/generated/enums";
import { equipmentCalls } from "./equipment.calls";
import { equipmentAdd } from "./equipment.schema";

export const equipmentImporter = {
  call: equipmentCalls.import_add,
  natural: ["tag"],
  alone: [["maker", "serial"]],
  fields: equipmentAdd,
  defaults: {
    hazard_class: HazardClass.class_ii_a,
    bought_in: Currency.rmb,
    condition: Condition.in_use,
    inspected_every: 12,
  },
} satisfies Importer;
