// Generated from resources/upkeep/inspection.yaml. Do not edit: change the definition, then npm run generate.
import { CallButton } from "pilothouse/actions";
import { EnumInput } from "pilothouse/ask";
import {
  EnumField,
  FileField,
  ListField,
  ReferenceField,
  ShowGroup,
  ShowView,
  TextField,
  TimestampField,
  When,
} from "pilothouse/show";
import { Verdict } from "../../../../shared/generated/enums";
import { parts } from "../../../overrides/upkeep/inspection/inspection.parts";
import { pointVerdict, procedure, verdict } from "../../enums";
import { equipmentReference } from "../../inventory/equipment/equipment.reference";
import { staffReference } from "../../people/staff/staff.reference";
import { inspectionCalls } from "./inspection.calls";

export const InspectionShow = () => (
  <ShowView
    state={<EnumField required source="verdict" of={verdict} />}
    facts={[
      <ReferenceField key="inspected" source="inspected" of={equipmentReference} />,
      <EnumField key="procedure" source="procedure" of={procedure} />,
      <TimestampField key="planned_for" source="planned_for" />,
      <ReferenceField key="inspected_by" source="inspected_by" of={staffReference} />,
    ]}
    actions={[
      <CallButton
        key="sign"
        call={inspectionCalls.sign}
        icon="stamp"
        when={{ verdict: [Verdict.pending] }}
        ask={[<EnumInput key="verdict" source="verdict" required of={verdict} />]}
        start={{ verdict: Verdict.pending }}
      />,
    ]}
  >
    <ShowGroup name="result">
      <ListField part={parts.fields.checklist} source="checklist" title="checkpoint">
        <TextField source="checklist.checkpoint" />
        <TextField source="checklist.allowed" />
        <TextField source="checklist.measured" />
        <EnumField source="checklist.point_verdict" of={pointVerdict} />
      </ListField>
      <TextField source="observations" lines={3} />
      <When is={{ verdict: [Verdict.good, Verdict.poor, Verdict.bad] }}>
        <FileField source="certificate" />
      </When>
    </ShowGroup>
    <ShowGroup name="record">
      <TextField source="inspection_no" />
      <TimestampField source="planned_at" />
    </ShowGroup>
  </ShowView>
);
