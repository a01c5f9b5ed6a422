// Generated from resources/upkeep/inspection.yaml. Do not edit: change the definition, then npm run generate.
import {
  EnumInput,
  FileInput,
  InputGroup,
  ListInput,
  ReferenceInput,
  TextInput,
  TimestampInput,
  When,
} from "pilothouse/form";
import { Verdict } from "../../../../shared/generated/enums";
import { pointVerdict, procedure, verdict } from "../../enums";
import { equipmentReference } from "../../inventory/equipment/equipment.reference";
import { staffReference } from "../../people/staff/staff.reference";

export const InspectionInputs = () => (
  <>
    <InputGroup name="plan">
      <TextInput source="certificate_no" required immutable max={24} mono />
      <ReferenceInput source="inspected" required immutable of={equipmentReference} />
      <EnumInput source="procedure" required of={procedure} />
      <TimestampInput source="planned_for" required />
      <ReferenceInput source="inspected_by" of={staffReference} />
    </InputGroup>
    <InputGroup name="result">
      <ListInput source="checklist" title="checkpoint">
        <TextInput source="checklist.checkpoint" required max={96} />
        <TextInput source="checklist.allowed" max={32} />
        <TextInput source="checklist.measured" max={32} />
        <EnumInput source="checklist.point_verdict" required of={pointVerdict} />
      </ListInput>
      <EnumInput source="verdict" required of={verdict} />
      <TextInput source="observations" max={500} lines={3} />
      <When is={{ verdict: [Verdict.good, Verdict.poor, Verdict.bad] }}>
        <FileInput source="certificate" accept=".pdf" />
      </When>
    </InputGroup>
  </>
);
