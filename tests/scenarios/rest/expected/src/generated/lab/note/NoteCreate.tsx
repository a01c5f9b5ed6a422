// Generated from resources/lab/note.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { NoteInputs } from "./NoteInputs";
import { noteAdd } from "./note.schema";

export const NoteCreate = () => (
  <CreateView schema={noteAdd}>
    <NoteInputs />
  </CreateView>
);
