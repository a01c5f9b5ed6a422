// Generated from resources/applist/push_record.yaml. Do not edit: change the definition, then npm run generate.
import {
  DateRangeFilter,
  EnumColumn,
  EnumFilter,
  ListView,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TextFilter,
  TimestampColumn,
} from "pilothouse/list";
import { messageTemplateType, notifyType, pushSendState } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { appReference } from "../app/app.reference";
import { pushPlatformReference } from "../push_platform/pushPlatform.reference";
import { pushTemplateReference } from "../push_template/pushTemplate.reference";

export const PushRecordList = () => (
  <ListView
    sort={{ field: "gmt_create", order: "DESC" }}
    filters={[
      <TextFilter key="title" source="title" />,
      <EnumFilter key="type" source="type" of={messageTemplateType} />,
      <EnumFilter key="notify_type" source="notify_type" of={notifyType} />,
      <TextFilter key="receiver" source="receiver" />,
      <ReferenceFilter key="app_id" source="app_id" of={appReference} />,
      <EnumFilter key="state" source="state" of={pushSendState} />,
      <ReferenceFilter key="comp_id" source="comp_id" of={companyReference} tree />,
      <DateRangeFilter key="gmt_create" source="gmt_create" />,
    ]}
  >
    <TextColumn source="title" />
    <EnumColumn source="type" of={messageTemplateType} />
    <EnumColumn source="notify_type" of={notifyType} />
    <TextColumn source="receiver" mono />
    <ReferenceColumn source="app_id" of={appReference} />
    <EnumColumn keep source="state" of={pushSendState} />
    <TimestampColumn source="gmt_send" />
    <TimestampColumn keep source="gmt_create" />
    <ReferenceColumn extra source="platform_id" of={pushPlatformReference} />
    <ReferenceColumn extra source="template_id" of={pushTemplateReference} />
    <TextColumn extra source="body" lines={4} />
    <ReferenceColumn extra source="comp_id" of={companyReference} />
    <TextColumn extra source="id" />
  </ListView>
);
