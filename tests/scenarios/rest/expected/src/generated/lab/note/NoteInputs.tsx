// Generated from resources/lab/note.yaml. Do not edit: change the definition, then npm run generate.
import { EnumsInput, InputGroup, TextInput } from "pilothouse/form";
import { publishState } from "../../enums";

export const NoteInputs = () => (
  <InputGroup name="main">
    <TextInput source="title" required />
    <EnumsInput source="tags" of={publishState} />
  </InputGroup>
);
