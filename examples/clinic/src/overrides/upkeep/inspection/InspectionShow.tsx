// An inspection as a protocol: results first, the plan below.
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
import type { Inspection } from "../../../generated/upkeep/inspection/inspection.schema";
import { fieldOf } from "pilothouse/wire";

const field = fieldOf<Inspection>();

export const InspectionShow = () => (
  <ShowView
    actions={[
      <CallButton
        key="sign"
        call={inspectionCalls.sign}
        icon="stamp"
        when={{ verdict: ["pending"] }}
        ask={[<EnumInput key="verdict" source={field("verdict")} required of={verdict} />]}
      />,
    ]}
  >
    <Checklist />
    <ShowGroup name="result">
      <EnumField source={field("verdict")} of={verdict} />
      <TextField source={field("observations")} lines={3} />
      <When is={{ verdict: ["good", "poor", "bad"] }}>
        <FileField source={field("certificate")} />
      </When>
    </ShowGroup>
    <ShowGroup name="plan">
      <TextField source={field("certificate_no")} mono />
      <ReferenceField source={field("inspected")} of={equipmentReference} />
      <EnumField source={field("procedure")} of={procedure} />
      <TimestampField source={field("planned_for")} />
      <ReferenceField source={field("inspected_by")} of={staffReference} />
    </ShowGroup>
  </ShowView>
);
