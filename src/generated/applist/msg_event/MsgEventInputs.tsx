// Generated from resources/applist/msg_event.yaml. Do not edit: change the definition, then npm run generate.
import { EnumInput, InputGroup, IntegerInput, ReferenceInput, TextInput, TimeRangeInput } from "pilothouse/form";
import { alarmType, notifyType, openState } from "../../enums";
import { appReference } from "../app/app.reference";
import { msgTemplateReference } from "../msg_template/msgTemplate.reference";

export const MsgEventInputs = () => (
  <InputGroup name="main">
    <TextInput source="name" required max={64} />
    <ReferenceInput source="app_id" required of={appReference} />
    <EnumInput source="type" required of={alarmType} />
    <EnumInput source="notify_type" required of={notifyType} />
    <ReferenceInput source="template_id" of={msgTemplateReference} />
    <TimeRangeInput source="time_range" />
    <IntegerInput source="interval" min={0} unit="s" />
    <IntegerInput source="delay" min={0} unit="s" />
    <EnumInput source="state" required of={openState} />
  </InputGroup>
);
