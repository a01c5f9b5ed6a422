// Generated from resources/people/staff.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { StaffInputs } from "./StaffInputs";
import { staffSet } from "./staff.schema";

export const StaffEdit = () => (
  <EditView schema={staffSet}>
    <StaffInputs />
  </EditView>
);
