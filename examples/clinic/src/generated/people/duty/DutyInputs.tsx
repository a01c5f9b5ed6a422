// Generated from resources/people/duty.yaml. Do not edit: change the definition, then npm run generate.
import { EnumInput, FlagInput, InputGroup, ReferencesInput, TextInput, TreeChecksInput } from "pilothouse/form";
import { dutyStanding } from "../../enums";
import { wardReference } from "../../premises/ward/ward.reference";
import { permissionReference } from "../permission/permission.reference";
import { dutyReference } from "./duty.reference";

export const DutyInputs = () => (
  <>
    <InputGroup name="duty">
      <TextInput source="duty_name" required max={64} />
      <TextInput source="duty_name_zh" required max={64} />
      <EnumInput source="in_force" required of={dutyStanding} />
    </InputGroup>
    <InputGroup name="rights">
      <TreeChecksInput source="grants" of={permissionReference} pick="grantable" />
      <TreeChecksInput source="confined_to" of={wardReference} />
      <ReferencesInput source="appoints" of={dutyReference} pick="assignable" />
      <FlagInput source="two_steps" />
    </InputGroup>
  </>
);
