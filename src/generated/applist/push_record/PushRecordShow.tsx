// Generated from resources/applist/push_record.yaml. Do not edit: change the definition, then npm run generate.
import { EnumField, ReferenceField, ShowGroup, ShowView, TextField, TimestampField } from "pilothouse/show";
import { messageTemplateType, notifyType, pushSendState } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { appReference } from "../app/app.reference";
import { pushPlatformReference } from "../push_platform/pushPlatform.reference";
import { pushTemplateReference } from "../push_template/pushTemplate.reference";

export const PushRecordShow = () => (
  <ShowView>
    <ShowGroup name="main">
      <TextField source="title" />
      <EnumField source="type" of={messageTemplateType} />
      <EnumField source="notify_type" of={notifyType} />
      <TextField source="receiver" mono />
      <ReferenceField source="app_id" of={appReference} />
      <ReferenceField source="platform_id" of={pushPlatformReference} />
      <ReferenceField source="template_id" of={pushTemplateReference} />
      <EnumField source="state" of={pushSendState} />
      <TextField source="body" lines={4} />
      <ReferenceField source="comp_id" of={companyReference} />
      <TextField source="id" />
      <TimestampField source="gmt_send" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);
