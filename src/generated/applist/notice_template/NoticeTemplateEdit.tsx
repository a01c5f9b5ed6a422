// Generated from resources/applist/notice_template.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { NoticeTemplateInputs } from "./NoticeTemplateInputs";
import { noticeTemplateSet } from "./noticeTemplate.schema";

export const NoticeTemplateEdit = () => (
  <EditView schema={noticeTemplateSet}>
    <NoticeTemplateInputs />
  </EditView>
);
