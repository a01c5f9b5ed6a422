// Generated from resources/applist/push_record.yaml. Do not edit: change the definition, then npm run generate.
import { EnumField, ReferenceField, ShowGroup, ShowView, TextField, TimestampField } from "pilothouse/show";
import { messageTemplateType, notifyType, pushSendState } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { appReference } from "../app/app.reference";
import { pushPlatformReference } from "../push_platform/pushPlatform.reference";
import { pushTemplateReference } from "../push_template/pushTemplate.reference";

export const PushRecordShow = () => (
  <ShowView
    state={<EnumField source="state" of={pushSendState} />}
    facts={[
      <EnumField key="type" source="type" of={messageTemplateType} />,
      <EnumField key="notify_type" source="notify_type" of={notifyType} />,
      <TextField key="receiver" source="receiver" mono />,
      <ReferenceField key="app_id" source="app_id" of={appReference} />,
    ]}
  >
    <ShowGroup name="main">
      <ReferenceField source="platform_id" of={pushPlatformReference} />
      <ReferenceField source="template_id" of={pushTemplateReference} />
      <TextField source="body" lines={4} />
      <ReferenceField source="comp_id" of={companyReference} />
      <TextField source="id" />
      <TimestampField source="gmt_send" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);
