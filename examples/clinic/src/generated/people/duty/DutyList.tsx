// Generated from resources/people/duty.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
import {
  EnumColumn,
  EnumFilter,
  FlagColumn,
  ListView,
  ReferencesColumn,
  TextColumn,
  TextFilter,
  TimestampColumn,
} from "pilothouse/list";
import { DutyStanding } from "../../../../shared/generated/enums";
import { dutyStanding } from "../../enums";
import { wardReference } from "../../premises/ward/ward.reference";
import { permissionReference } from "../permission/permission.reference";
import { dutyReference } from "./duty.reference";

export const DutyList = () => (
  <ListView
    sort={{ field: "duty_no", order: "ASC" }}
    filters={[
      <TextFilter key="duty_name" source="duty_name" />,
      <TextFilter key="duty_name_zh" source="duty_name_zh" />,
      <EnumFilter key="in_force" source="in_force" of={dutyStanding} />,
    ]}
    rowActions={[
      <TransitionButtons
        key="in_force"
        source="in_force"
        of={dutyStanding}
        transitions={{ [DutyStanding.valid]: [DutyStanding.closed], [DutyStanding.closed]: [DutyStanding.valid] }}
      />,
    ]}
  >
    <TextColumn source="duty_name" />
    <TextColumn source="duty_name_zh" />
    <EnumColumn keep source="in_force" of={dutyStanding} />
    <ReferencesColumn source="confined_to" of={wardReference} />
    <TimestampColumn source="created_at" />
    <ReferencesColumn extra="rights" source="grants" of={permissionReference} />
    <ReferencesColumn extra="rights" source="appoints" of={dutyReference} />
    <FlagColumn extra="rights" source="two_steps" />
    <TextColumn extra="record" source="duty_no" />
  </ListView>
);
