// Generated from resources/applist/notice_template.yaml. Do not edit: change the definition, then npm run generate.
import { EnumField, ReferenceField, ShowGroup, ShowView, TextField, TimestampField } from "pilothouse/show";
import { language, noticeTemplateType } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";

export const NoticeTemplateShow = () => (
  <ShowView>
    <ShowGroup name="main">
      <TextField source="name" />
      <EnumField source="type" of={noticeTemplateType} />
      <EnumField source="lang" of={language} />
      <TextField source="title" />
      <TextField source="body" lines={6} />
      <ReferenceField source="comp_id" of={companyReference} />
      <TextField source="id" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);
