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
import { OpenState } from "../../../../shared/generated/enums";
import { alarmType, notifyType, openState } from "../../enums";
import { appReference } from "../app/app.reference";
import { msgTemplateReference } from "../msg_template/msgTemplate.reference";

export const MsgEventShow = () => (
  <ShowView
    state={<EnumField required source="state" of={openState} />}
    facts={[
      <ReferenceField key="app_id" source="app_id" of={appReference} />,
      <EnumField key="type" source="type" of={alarmType} />,
      <EnumField key="notify_type" source="notify_type" of={notifyType} />,
      <ReferenceField key="template_id" source="template_id" of={msgTemplateReference} />,
    ]}
    actions={[
      <TransitionButtons
        key="state"
        source="state"
        of={openState}
        transitions={{ [OpenState.enabled]: [OpenState.disabled], [OpenState.disabled]: [OpenState.enabled] }}
      />,
    ]}
  >
    <ShowGroup name="main">
      <TextField source="time_range" />
      <NumberField source="interval" unit="s" />
      <NumberField source="delay" unit="s" />
      <TextField source="id" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);
