// Generated from resources/property/notice.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { NoticeInputs } from "./NoticeInputs";
import { noticeSet } from "./notice.schema";

export const NoticeEdit = () => (
  <EditView schema={noticeSet}>
    <NoticeInputs />
  </EditView>
);
