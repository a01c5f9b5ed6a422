// Generated from resources/lab/note.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { NoteInputs } from "./NoteInputs";
import { noteSet } from "./note.schema";

export const NoteEdit = () => (
  <EditView schema={noteSet}>
    <NoteInputs />
  </EditView>
);
