// Generated from resources/lab/branch.yaml. Do not edit: change the definition, then npm run generate.
import { ListView, NumberColumn, ReferenceColumn, TextColumn, TextFilter } from "pilothouse/list";
import { branchReference } from "./branch.reference";

export const BranchList = () => (
  <ListView
    parent="branch_parent_id"
    order="sort"
    sort={{ field: "branch_id", order: "ASC" }}
    filters={[<TextFilter key="branch_name" source="branch_name" />]}
  >
    <TextColumn source="branch_name" />
    <ReferenceColumn source="branch_parent_id" of={branchReference} />
    <NumberColumn source="sort" />
    <NumberColumn source="latitude" />
    <NumberColumn source="longitude" />
    <TextColumn extra source="branch_id" />
  </ListView>
);
