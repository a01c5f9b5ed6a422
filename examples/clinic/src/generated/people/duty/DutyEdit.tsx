// Generated from resources/people/duty.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { DutyInputs } from "./DutyInputs";
import { dutySet } from "./duty.schema";

export const DutyEdit = () => (
  <EditView schema={dutySet}>
    <DutyInputs />
  </EditView>
);
