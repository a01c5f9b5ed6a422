// Generated from resources/property/floor.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { FloorInputs } from "./FloorInputs";
import { floorAdd } from "./floor.schema";

export const FloorCreate = () => (
  <CreateView schema={floorAdd}>
    <FloorInputs />
  </CreateView>
);
