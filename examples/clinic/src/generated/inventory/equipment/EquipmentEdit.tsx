// Generated from resources/inventory/equipment.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { EquipmentInputs } from "./EquipmentInputs";
import { equipmentSet } from "./equipment.schema";

export const EquipmentEdit = () => (
  <EditView schema={equipmentSet}>
    <EquipmentInputs />
  </EditView>
);
