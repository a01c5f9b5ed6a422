// Generated from resources/premises/ward.yaml. Do not edit: change the definition, then npm run generate.
import { EnumInput, InputGroup, IntegerInput, ReferenceInput, TextInput, TimeRangeInput, When } from "pilothouse/form";
import { WardKind } from "../../../../shared/generated/enums";
import { wardKind } from "../../enums";
import { staffReference } from "../../people/staff/staff.reference";
import { wardReference } from "./ward.reference";

export const WardInputs = () => (
  <>
    <InputGroup name="ward">
      <TextInput source="ward_name" required max={64} />
      <TextInput source="ward_name_zh" required max={64} />
      <EnumInput source="ward_kind" required of={wardKind} />
      <ReferenceInput source="lies_in" of={wardReference} tree />
      <When is={{ ward_kind: [WardKind.ward, WardKind.department] }}>
        <IntegerInput source="beds" min={0} max={200} />
      </When>
      <IntegerInput source="rank" min={0} />
    </InputGroup>
    <InputGroup name="reach">
      <ReferenceInput source="head_nurse" of={staffReference} />
      <TextInput source="extension" max={6} mono />
      <TimeRangeInput source="quiet_hours" />
    </InputGroup>
  </>
);
