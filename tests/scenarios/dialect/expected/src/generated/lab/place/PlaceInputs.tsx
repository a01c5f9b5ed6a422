// Generated from resources/lab/place.yaml. Do not edit: change the definition, then npm run generate.
import { InputGroup, ListInput, ReferenceInput, TextInput } from "pilothouse/form";
import { placeReference } from "./place.reference";

export const PlaceInputs = () => (
  <InputGroup name="main">
    <TextInput source="title" required />
    <ReferenceInput source="part_of" of={placeReference} tree />
    <ListInput source="doors">
      <TextInput source="doors.door_name" required />
    </ListInput>
  </InputGroup>
);
