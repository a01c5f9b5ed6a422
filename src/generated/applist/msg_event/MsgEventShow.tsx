// Generated from resources/applist/msg_event.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
import {
  EnumField,
  NumberField,
  ReferenceField,
  ShowGroup,
  ShowView,
  TextField,
  TimestampField,
} from "pilothouse/show";
import { alarmType, notifyType, openState } from "../../enums";
import { appReference } from "../app/app.reference";
import { msgTemplateReference } from "../msg_template/msgTemplate.reference";

export const MsgEventShow = () => (
  <ShowView
    actions={[<TransitionButtons key="state" source="state" of={openState} transitions={{ 1: [2], 2: [1] }} />]}
  >
    <ShowGroup name="main">
      <TextField source="name" />
      <ReferenceField source="app_id" of={appReference} />
      <EnumField source="type" of={alarmType} />
      <EnumField source="notify_type" of={notifyType} />
      <ReferenceField source="template_id" of={msgTemplateReference} />
      <TextField source="time_range" />
      <NumberField source="interval" unit="s" />
      <NumberField source="delay" unit="s" />
      <EnumField source="state" of={openState} />
      <TextField source="id" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);
