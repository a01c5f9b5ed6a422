// Generated from resources/lab/place.yaml. Do not edit: change the definition, then npm run generate.
import { InputGroup, ListInput, TextInput } from "pilothouse/form";

export const PlaceInputs = () => (
  <InputGroup name="main">
    <TextInput source="title" required />
    <ListInput source="doors">
      <TextInput source="doors.door_name" required />
    </ListInput>
  </InputGroup>
);
