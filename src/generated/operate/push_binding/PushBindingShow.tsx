// Generated from resources/operate/push_binding.yaml. Do not edit: change the definition, then npm run generate.
import { EnumField, ReferenceField, ShowGroup, ShowView, TextField, TimestampField } from "pilothouse/show";
import { pushPlatformReference } from "../../applist/push_platform/pushPlatform.reference";
import { pushTemplateReference } from "../../applist/push_template/pushTemplate.reference";
import { linkType, messageTemplateType } from "../../enums";

export const PushBindingShow = () => (
  <ShowView>
    <ShowGroup name="main">
      <EnumField required source="link_type" of={linkType} />
      <EnumField required source="type" of={messageTemplateType} />
      <ReferenceField required source="platform_id" of={pushPlatformReference} />
      <ReferenceField required source="template_id" of={pushTemplateReference} />
      <TextField source="id" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);
