// Generated from resources/operate/sysnotify_config.yaml. Do not edit: change the definition, then npm run generate.
import { EnumInput, InputGroup, IntegerInput, TextInput, TimeRangeInput } from "pilothouse/form";
import { openState } from "../../enums";

export const SysnotifyConfigInputs = () => (
  <InputGroup name="main">
    <TextInput source="name" required max={64} />
    <EnumInput source="state" required of={openState} />
    <TimeRangeInput source="time_range" />
    <IntegerInput source="interval" min={0} unit="min" />
  </InputGroup>
);
