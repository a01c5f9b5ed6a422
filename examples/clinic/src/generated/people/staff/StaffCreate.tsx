// Generated from resources/people/staff.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { Standing } from "../../../../shared/generated/enums";
import { StaffInputs } from "./StaffInputs";
import { staffAdd } from "./staff.schema";

export const StaffCreate = () => (
  <CreateView schema={staffAdd} defaults={{ automatic: 0, standing: Standing.active, mobile_prefix: "+86" }}>
    <StaffInputs />
  </CreateView>
);
