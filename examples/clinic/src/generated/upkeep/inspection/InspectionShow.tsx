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
import { pointVerdict, procedure, verdict } from "../../enums";
import { equipmentReference } from "../../inventory/equipment/equipment.reference";
import { staffReference } from "../../people/staff/staff.reference";
import { inspectionCalls } from "./inspection.calls";

export const InspectionShow = () => (
  <ShowView
    actions={[
      <CallButton
        key="sign"
        call={inspectionCalls.sign}
        icon="edit"
        when={{ verdict: ["pending"] }}
        ask={[<EnumInput key="verdict" source="verdict" required of={verdict} />]}
      />,
    ]}
  >
    <ShowGroup name="plan">
      <TextField source="certificate_no" mono />
      <ReferenceField source="inspected" of={equipmentReference} />
      <EnumField source="procedure" of={procedure} />
      <TimestampField source="planned_for" />
      <ReferenceField source="inspected_by" of={staffReference} />
    </ShowGroup>
    <ShowGroup name="result">
      <ListField source="checklist" title="checkpoint">
        <TextField source="checklist.checkpoint" />
        <TextField source="checklist.allowed" />
        <TextField source="checklist.measured" />
        <EnumField source="checklist.point_verdict" of={pointVerdict} />
      </ListField>
      <EnumField source="verdict" of={verdict} />
      <TextField source="observations" lines={3} />
      <When is={{ verdict: ["good", "poor", "bad"] }}>
        <FileField source="certificate" />
      </When>
    </ShowGroup>
    <ShowGroup name="record">
      <TextField source="inspection_no" />
      <TimestampField source="planned_at" />
    </ShowGroup>
  </ShowView>
);
