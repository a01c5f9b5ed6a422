// Generated from resources/upkeep/inspection.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { InspectionInputs } from "./InspectionInputs";
import { inspectionSet } from "./inspection.schema";

export const InspectionEdit = () => (
  <EditView schema={inspectionSet}>
    <InspectionInputs />
  </EditView>
);
