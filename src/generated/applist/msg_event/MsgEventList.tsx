// Generated from resources/applist/msg_event.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
import {
  EnumColumn,
  EnumFilter,
  ListView,
  NumberColumn,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TextFilter,
  TimestampColumn,
} from "pilothouse/list";
import { OpenState } from "../../../../shared/generated/enums";
import { alarmType, notifyType, openState } from "../../enums";
import { appReference } from "../app/app.reference";
import { msgTemplateReference } from "../msg_template/msgTemplate.reference";

export const MsgEventList = () => (
  <ListView
    sort={{ field: "gmt_create", order: "DESC" }}
    filters={[
      <TextFilter key="name" source="name" />,
      <ReferenceFilter key="app_id" source="app_id" of={appReference} />,
      <EnumFilter key="type" source="type" of={alarmType} />,
      <EnumFilter key="notify_type" source="notify_type" of={notifyType} />,
      <EnumFilter key="state" source="state" of={openState} />,
    ]}
    rowActions={[
      <TransitionButtons
        key="state"
        source="state"
        of={openState}
        transitions={{ [OpenState.enabled]: [OpenState.disabled], [OpenState.disabled]: [OpenState.enabled] }}
      />,
    ]}
  >
    <TextColumn source="name" />
    <ReferenceColumn source="app_id" of={appReference} />
    <EnumColumn source="type" of={alarmType} />
    <EnumColumn source="notify_type" of={notifyType} />
    <ReferenceColumn source="template_id" of={msgTemplateReference} />
    <TextColumn source="time_range" />
    <NumberColumn source="interval" unit="s" />
    <EnumColumn keep source="state" of={openState} />
    <NumberColumn extra source="delay" unit="s" />
    <TextColumn extra source="id" />
    <TimestampColumn extra source="gmt_create" />
  </ListView>
);
