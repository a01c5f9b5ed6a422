// Generated from resources/upkeep/inspection.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { InspectionInputs } from "./InspectionInputs";
import { inspectionAdd } from "./inspection.schema";

export const InspectionCreate = () => (
  <CreateView schema={inspectionAdd} defaults={{ verdict: "pending" }}>
    <InspectionInputs />
  </CreateView>
);
