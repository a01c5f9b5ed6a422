// Generated from resources/inventory/equipment.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { EquipmentInputs } from "./EquipmentInputs";
import { equipmentAdd } from "./equipment.schema";

export const EquipmentCreate = () => (
  <CreateView
    schema={equipmentAdd}
    defaults={{ hazard_class: "IIa", bought_in: "rmb", condition: 10, inspected_every: 12 }}
  >
    <EquipmentInputs />
  </CreateView>
);
