// Generated from resources/inventory/equipment.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { Condition, Currency, HazardClass } from "../../../../shared/generated/enums";
import { EquipmentInputs } from "./EquipmentInputs";
import { equipmentAdd } from "./equipment.schema";

export const EquipmentCreate = () => (
  <CreateView
    schema={equipmentAdd}
    defaults={{
      hazard_class: HazardClass.class_ii_a,
      bought_in: Currency.rmb,
      condition: Condition.in_use,
      inspected_every: 12,
    }}
  >
    <EquipmentInputs />
  </CreateView>
);
