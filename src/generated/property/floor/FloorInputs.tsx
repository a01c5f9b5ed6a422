// Generated from resources/property/floor.yaml. Do not edit: change the definition, then npm run generate.
import { InputGroup, IntegerInput, ReferenceInput, TextInput } from "pilothouse/form";
import { buildingReference } from "../building/building.reference";

export const FloorInputs = () => (
  <InputGroup name="main">
    <TextInput source="name" required max={64} />
    <IntegerInput source="number" required min={-9} />
    <ReferenceInput source="building_id" required of={buildingReference} />
    <TextInput source="remark" max={256} />
  </InputGroup>
);
