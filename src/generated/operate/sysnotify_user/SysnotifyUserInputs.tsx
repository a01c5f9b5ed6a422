// Generated from resources/operate/sysnotify_user.yaml. Do not edit: change the definition, then npm run generate.
import { EnumInput, InputGroup, JsonInput, TextInput } from "pilothouse/form";
import { notifyType, openState } from "../../enums";

export const SysnotifyUserInputs = () => (
  <InputGroup name="main">
    <TextInput source="name" required max={64} />
    <EnumInput source="type" required of={notifyType} />
    <TextInput source="link_id" required max={128} />
    <JsonInput source="link_param" />
    <EnumInput source="state" required of={openState} />
  </InputGroup>
);
