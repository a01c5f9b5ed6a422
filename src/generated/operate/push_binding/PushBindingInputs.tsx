// Generated from resources/operate/push_binding.yaml. Do not edit: change the definition, then npm run generate.
import { EnumInput, InputGroup, ReferenceInput, TextInput } from "pilothouse/form";
import { pushPlatformReference } from "../../applist/push_platform/pushPlatform.reference";
import { pushTemplateReference } from "../../applist/push_template/pushTemplate.reference";
import { linkType, messageTemplateType } from "../../enums";

export const PushBindingInputs = () => (
  <InputGroup name="main">
    <EnumInput source="link_type" required of={linkType} />
    <TextInput source="link_id" required max={64} />
    <EnumInput source="type" required of={messageTemplateType} />
    <ReferenceInput source="platform_id" required of={pushPlatformReference} />
    <ReferenceInput source="template_id" required of={pushTemplateReference} />
  </InputGroup>
);
