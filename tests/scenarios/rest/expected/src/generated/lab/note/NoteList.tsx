// Generated from resources/lab/note.yaml. Do not edit: change the definition, then npm run generate.
import { EnumsColumn, ListView, TextColumn } from "pilothouse/list";
import { publishState } from "../../enums";

export const NoteList = () => (
  <ListView sort={{ field: "id", order: "ASC" }}>
    <TextColumn source="title" />
    <EnumsColumn keep source="tags" of={publishState} />
    <TextColumn extra source="id" />
  </ListView>
);
