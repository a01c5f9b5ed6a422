// Generated from resources/property/floor.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { FloorInputs } from "./FloorInputs";
import { floorSet } from "./floor.schema";

export const FloorEdit = () => (
  <EditView schema={floorSet}>
    <FloorInputs />
  </EditView>
);
