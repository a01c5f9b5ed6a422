// Generated from resources/property/building.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { BuildingType } from "../../../../shared/generated/enums";
import { BuildingInputs } from "./BuildingInputs";
import { buildingAdd } from "./building.schema";

export const BuildingCreate = () => (
  <CreateView schema={buildingAdd} defaults={{ type: BuildingType.high_rise, floors: 1 }}>
    <BuildingInputs />
  </CreateView>
);
