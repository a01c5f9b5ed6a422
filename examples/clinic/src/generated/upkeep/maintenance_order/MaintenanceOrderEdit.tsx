// Generated from resources/upkeep/maintenance_order.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { MaintenanceOrderInputs } from "./MaintenanceOrderInputs";
import { maintenanceOrderSet } from "./maintenanceOrder.schema";

export const MaintenanceOrderEdit = () => (
  <EditView schema={maintenanceOrderSet}>
    <MaintenanceOrderInputs />
  </EditView>
);
