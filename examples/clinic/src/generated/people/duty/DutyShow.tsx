// Generated from resources/people/duty.yaml. Do not edit: change the definition, then npm run generate.
import { SeeButton, TransitionButtons } from "pilothouse/actions";
import {
  EnumField,
  FlagField,
  ReferenceTreeField,
  ReferencesField,
  RelatedList,
  ShowGroup,
  ShowView,
  TextField,
  TimestampField,
} from "pilothouse/show";
import { DutyStanding } from "../../../../shared/generated/enums";
import { dutyStanding } from "../../enums";
import { wardReference } from "../../premises/ward/ward.reference";
import { permissionReference } from "../permission/permission.reference";
import { staffReference } from "../staff/staff.reference";
import { dutyReference } from "./duty.reference";

export const DutyShow = () => (
  <ShowView
    state={<EnumField required source="in_force" of={dutyStanding} />}
    facts={[
      <TextField key="duty_name_zh" source="duty_name_zh" />,
      <ReferenceTreeField key="confined_to" source="confined_to" of={wardReference} />,
      <TimestampField key="created_at" source="created_at" />,
    ]}
    actions={[
      <TransitionButtons
        key="in_force"
        source="in_force"
        of={dutyStanding}
        transitions={{ [DutyStanding.valid]: [DutyStanding.closed], [DutyStanding.closed]: [DutyStanding.valid] }}
      />,
    ]}
    afterFeatures={[<SeeButton key="see" />]}
    related={[<RelatedList key="staff serves_as" of={staffReference} target="serves_as" source="duty_no" />]}
  >
    <ShowGroup name="rights">
      <ReferenceTreeField source="grants" of={permissionReference} />
      <ReferencesField source="appoints" of={dutyReference} />
      <FlagField source="two_steps" />
    </ShowGroup>
    <ShowGroup name="record">
      <TextField source="duty_no" />
    </ShowGroup>
  </ShowView>
);
