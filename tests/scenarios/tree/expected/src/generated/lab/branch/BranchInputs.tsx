// Generated from resources/lab/branch.yaml. Do not edit: change the definition, then npm run generate.
import { InputGroup, IntegerInput, NumberInput, PointInput, ReferenceInput, TextInput } from "pilothouse/form";
import { branchReference } from "./branch.reference";

export const BranchInputs = () => (
  <InputGroup name="main">
    <TextInput source="branch_name" required />
    <ReferenceInput source="branch_parent_id" of={branchReference} tree />
    <IntegerInput source="sort" />
    <NumberInput source="latitude" />
    <NumberInput source="longitude" />
    <PointInput source="place" latitude="latitude" longitude="longitude" />
  </InputGroup>
);
