// Generated from resources/property/notice.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { ArticleState, NoticeType } from "../../../../shared/generated/enums";
import { NoticeInputs } from "./NoticeInputs";
import { noticeAdd } from "./notice.schema";

export const NoticeCreate = () => (
  <CreateView schema={noticeAdd} defaults={{ type: NoticeType.announcement, state: ArticleState.unpublished }}>
    <NoticeInputs />
  </CreateView>
);
