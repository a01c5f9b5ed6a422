// Generated from resources/lab/note.yaml. Do not edit: change the definition, then npm run generate.
import { EnumsField, ShowGroup, ShowView, TextField } from "pilothouse/show";
import { publishState } from "../../enums";

export const NoteShow = () => (
  <ShowView state={<EnumsField source="tags" of={publishState} />}>
    <ShowGroup name="main">
      <TextField source="id" />
    </ShowGroup>
  </ShowView>
);
