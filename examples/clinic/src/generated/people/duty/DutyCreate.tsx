// Generated from resources/people/duty.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { DutyStanding } from "../../../../shared/generated/enums";
import { DutyInputs } from "./DutyInputs";
import { dutyAdd } from "./duty.schema";

export const DutyCreate = () => (
  <CreateView schema={dutyAdd} defaults={{ in_force: DutyStanding.valid, two_steps: 0 }}>
    <DutyInputs />
  </CreateView>
);
