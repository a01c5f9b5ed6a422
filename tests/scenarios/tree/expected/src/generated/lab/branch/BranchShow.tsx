// Generated from resources/lab/branch.yaml. Do not edit: change the definition, then npm run generate.
import { NumberField, PointField, ReferenceField, ShowGroup, ShowView, TextField } from "pilothouse/show";
import { branchReference } from "./branch.reference";

export const BranchShow = () => (
  <ShowView>
    <ShowGroup name="main">
      <ReferenceField source="branch_parent_id" of={branchReference} />
      <NumberField source="sort" />
      <NumberField source="latitude" />
      <NumberField source="longitude" />
      <PointField source="place" latitude="latitude" longitude="longitude" />
      <TextField source="branch_id" />
    </ShowGroup>
  </ShowView>
);
