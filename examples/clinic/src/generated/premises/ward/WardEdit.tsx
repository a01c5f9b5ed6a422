// Generated from resources/premises/ward.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { WardInputs } from "./WardInputs";
import { wardSet } from "./ward.schema";

export const WardEdit = () => (
  <EditView schema={wardSet}>
    <WardInputs />
  </EditView>
);
