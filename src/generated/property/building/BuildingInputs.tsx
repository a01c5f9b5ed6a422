// Generated from resources/property/building.yaml. Do not edit: change the definition, then npm run generate.
import { EnumInput, InputGroup, IntegerInput, ReferenceInput, TextInput } from "pilothouse/form";
import { buildingType } from "../../enums";
import { communityReference } from "../community/community.reference";

export const BuildingInputs = () => (
  <InputGroup name="main">
    <TextInput source="name" required max={64} />
    <ReferenceInput source="community_id" required of={communityReference} />
    <EnumInput source="type" required of={buildingType} />
    <IntegerInput source="floors" min={1} max={200} />
    <IntegerInput source="sort" min={0} />
    <TextInput source="remark" max={256} />
  </InputGroup>
);
