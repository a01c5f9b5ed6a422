// An inspection as its protocol: what was found stands first, what was planned below it.
import { CallButton } from "pilothouse/actions";
import { EnumInput } from "pilothouse/ask";
import {
  EnumField,
  FileField,
  ReferenceField,
  ShowGroup,
  ShowView,
  TextField,
  TimestampField,
  When,
} from "pilothouse/show";
import { Checklist } from "../../../console/upkeep/Checklist";
import { procedure, verdict } from "../../../generated/enums";
import { equipmentReference } from "../../../generated/inventory/equipment/equipment.reference";
import { staffReference } from "../../../generated/people/staff/staff.reference";
import { inspectionCalls } from "../../../generated/upkeep/inspection/inspection.calls";

export const InspectionShow = () => (
  <ShowView
    actions={[
      <CallButton
        key="sign"
        call={inspectionCalls.sign}
        icon="stamp"
        when={{ verdict: ["pending"] }}
        ask={[<EnumInput key="verdict" source="verdict" required of={verdict} />]}
      />,
    ]}
  >
    <Checklist />
    <ShowGroup name="result">
      <EnumField source="verdict" of={verdict} />
      <TextField source="observations" lines={3} />
      <When is={{ verdict: ["good", "poor", "bad"] }}>
        <FileField source="certificate" />
      </When>
    </ShowGroup>
    <ShowGroup name="plan">
      <TextField source="certificate_no" mono />
      <ReferenceField source="inspected" of={equipmentReference} />
      <EnumField source="procedure" of={procedure} />
      <TimestampField source="planned_for" />
      <ReferenceField source="inspected_by" of={staffReference} />
    </ShowGroup>
  </ShowView>
);
