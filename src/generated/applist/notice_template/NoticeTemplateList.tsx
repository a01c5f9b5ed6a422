// Generated from resources/applist/notice_template.yaml. Do not edit: change the definition, then npm run generate.
import {
  EnumColumn,
  EnumFilter,
  ListView,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TextFilter,
  TimestampColumn,
} from "pilothouse/list";
import { language, noticeTemplateType } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";

export const NoticeTemplateList = () => (
  <ListView
    sort={{ field: "gmt_create", order: "DESC" }}
    filters={[
      <TextFilter key="name" source="name" />,
      <EnumFilter key="type" source="type" of={noticeTemplateType} />,
      <EnumFilter key="lang" source="lang" of={language} />,
      <TextFilter key="title" source="title" />,
      <ReferenceFilter key="comp_id" source="comp_id" of={companyReference} tree />,
    ]}
  >
    <TextColumn source="name" />
    <EnumColumn source="type" of={noticeTemplateType} />
    <EnumColumn source="lang" of={language} />
    <TextColumn source="title" />
    <TextColumn source="body" lines={6} />
    <ReferenceColumn source="comp_id" of={companyReference} />
    <TimestampColumn source="gmt_create" />
    <TextColumn extra source="id" />
  </ListView>
);
