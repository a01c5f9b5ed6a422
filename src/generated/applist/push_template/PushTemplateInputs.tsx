// Generated from resources/applist/push_template.yaml. Do not edit: change the definition, then npm run generate.
import { EnumInput, InputGroup, JsonInput, TextInput } from "pilothouse/form";
import { language, messageTemplateType, notifyType, pushMode } from "../../enums";

export const PushTemplateInputs = () => (
  <>
    <InputGroup name="template">
      <TextInput source="name" required max={64} />
      <EnumInput source="type" required of={messageTemplateType} />
      <EnumInput source="notify_type" required of={notifyType} />
      <EnumInput source="lang" required of={language} />
      <EnumInput source="mode" required of={pushMode} />
    </InputGroup>
    <InputGroup name="text">
      <TextInput source="code" max={64} mono />
      <JsonInput source="param" />
      <TextInput source="title" max={128} />
      <TextInput source="body" max={4000} lines={6} />
    </InputGroup>
  </>
);
