// Generated from resources/applist/push_template.yaml. Do not edit: change the definition, then npm run generate.
import {
  EnumColumn,
  EnumFilter,
  JsonColumn,
  ListView,
  ReferenceFilter,
  TextColumn,
  TextFilter,
  TimestampColumn,
} from "pilothouse/list";
import { language, messageTemplateType, notifyType, pushMode } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";

export const PushTemplateList = () => (
  <ListView
    sort={{ field: "gmt_create", order: "DESC" }}
    filters={[
      <TextFilter key="name" source="name" />,
      <EnumFilter key="type" source="type" of={messageTemplateType} />,
      <EnumFilter key="notify_type" source="notify_type" of={notifyType} />,
      <EnumFilter key="lang" source="lang" of={language} />,
      <TextFilter key="code" source="code" />,
      <TextFilter key="title" source="title" />,
      <ReferenceFilter key="comp_id" source="comp_id" of={companyReference} tree />,
    ]}
  >
    <TextColumn source="name" />
    <EnumColumn source="type" of={messageTemplateType} />
    <EnumColumn source="notify_type" of={notifyType} />
    <EnumColumn source="lang" of={language} />
    <EnumColumn source="mode" of={pushMode} />
    <TextColumn source="code" mono />
    <TextColumn source="title" />
    <TimestampColumn source="gmt_create" />
    <JsonColumn extra="text" source="param" />
    <TextColumn extra="text" source="body" lines={6} />
    <TextColumn extra="record" source="id" />
  </ListView>
);
