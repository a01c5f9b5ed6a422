// Generated from resources/lab/parcel.yaml. Do not edit: change the definition, then npm run generate.
import { InputGroup, TextInput, TimeRangeInput } from "pilothouse/form";

export const ParcelInputs = () => (
  <InputGroup name="main">
    <TextInput source="name" required />
    <TimeRangeInput source="lent_from" />
  </InputGroup>
);
