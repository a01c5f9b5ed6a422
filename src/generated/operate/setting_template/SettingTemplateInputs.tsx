// Generated from resources/operate/setting_template.yaml. Do not edit: change the definition, then npm run generate.
import { EnumInput, InputGroup, JsonInput, TextInput } from "pilothouse/form";
import { serviceName } from "../../enums";

export const SettingTemplateInputs = () => (
  <InputGroup name="main">
    <EnumInput source="service" immutable of={serviceName} />
    <JsonInput source="content" required />
    <TextInput source="remark" max={256} lines={2} />
  </InputGroup>
);
