// Generated from resources/applist/notice_template.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { Language } from "../../../../shared/generated/enums";
import { NoticeTemplateInputs } from "./NoticeTemplateInputs";
import { noticeTemplateAdd } from "./noticeTemplate.schema";

export const NoticeTemplateCreate = () => (
  <CreateView schema={noticeTemplateAdd} defaults={{ lang: Language.en }}>
    <NoticeTemplateInputs />
  </CreateView>
);
