// Generated from resources/people/pass.yaml. Do not edit: change the definition, then npm run generate.
import {
  EnumInput,
  InputGroup,
  IntegerInput,
  ReferenceInput,
  TextInput,
  TimestampInput,
  TreeChecksInput,
} from "pilothouse/form";
import { standing } from "../../enums";
import { permissionReference } from "../permission/permission.reference";
import { staffReference } from "../staff/staff.reference";

export const PassInputs = () => (
  <InputGroup name="main">
    <TextInput source="called" required max={64} />
    <ReferenceInput source="acts_as" immutable of={staffReference} />
    <TreeChecksInput source="allows" required of={permissionReference} pick="grantable" />
    <IntegerInput source="per_minute" required min={1} max={1000} />
    <EnumInput source="standing" required of={standing} />
    <TimestampInput source="lasts_until" />
  </InputGroup>
);
