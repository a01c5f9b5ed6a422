// Generated from resources/property/building.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { BuildingInputs } from "./BuildingInputs";
import { buildingSet } from "./building.schema";

export const BuildingEdit = () => (
  <EditView schema={buildingSet}>
    <BuildingInputs />
  </EditView>
);
