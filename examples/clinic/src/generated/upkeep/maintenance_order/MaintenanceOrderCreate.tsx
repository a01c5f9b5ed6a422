// Generated from resources/upkeep/maintenance_order.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { Stage, Urgency } from "../../../../shared/generated/enums";
import { MaintenanceOrderInputs } from "./MaintenanceOrderInputs";
import { maintenanceOrderAdd } from "./maintenanceOrder.schema";

export const MaintenanceOrderCreate = () => (
  <CreateView schema={maintenanceOrderAdd} defaults={{ urgency: Urgency.normal, stage: Stage.reported }}>
    <MaintenanceOrderInputs />
  </CreateView>
);
