// Generated from resources/upkeep/maintenance_order.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { MaintenanceOrderInputs } from "./MaintenanceOrderInputs";
import { maintenanceOrderAdd } from "./maintenanceOrder.schema";

export const MaintenanceOrderCreate = () => (
  <CreateView schema={maintenanceOrderAdd} defaults={{ urgency: 2, stage: "reported" }}>
    <MaintenanceOrderInputs />
  </CreateView>
);
