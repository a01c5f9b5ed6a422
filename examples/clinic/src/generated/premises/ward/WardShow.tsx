// Generated from resources/premises/ward.yaml. Do not edit: change the definition, then npm run generate.
import {
  EnumField,
  NumberField,
  ReferenceField,
  RelatedList,
  ShowGroup,
  ShowView,
  TextField,
  When,
} from "pilothouse/show";
import { WardKind } from "../../../../shared/generated/enums";
import { wardKind } from "../../enums";
import { equipmentReference } from "../../inventory/equipment/equipment.reference";
import { staffReference } from "../../people/staff/staff.reference";
import { wardReference } from "./ward.reference";

export const WardShow = () => (
  <ShowView
    facts={[
      <TextField key="ward_name_zh" source="ward_name_zh" />,
      <EnumField key="ward_kind" source="ward_kind" of={wardKind} />,
      <ReferenceField key="head_nurse" source="head_nurse" of={staffReference} />,
      <TextField key="extension" source="extension" mono />,
    ]}
    related={[<RelatedList key="equipment stands_in" of={equipmentReference} target="stands_in" source="ward_no" />]}
  >
    <ShowGroup name="ward">
      <ReferenceField source="lies_in" of={wardReference} />
      <When is={{ ward_kind: [WardKind.ward, WardKind.department] }}>
        <NumberField source="beds" />
      </When>
      <NumberField source="rank" />
    </ShowGroup>
    <ShowGroup name="reach">
      <TextField source="quiet_hours" />
    </ShowGroup>
    <ShowGroup name="record">
      <TextField source="ward_no" />
    </ShowGroup>
  </ShowView>
);
