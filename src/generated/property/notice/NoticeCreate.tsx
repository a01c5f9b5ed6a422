// Generated from resources/property/notice.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { NoticeInputs } from "./NoticeInputs";
import { noticeAdd } from "./notice.schema";

export const NoticeCreate = () => (
  <CreateView schema={noticeAdd} defaults={{ type: 1, state: 2 }}>
    <NoticeInputs />
  </CreateView>
);
