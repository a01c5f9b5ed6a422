// Generated from resources/lab/shelf.yaml. Do not edit: change the definition, then npm run generate.
import { ListView, ReferenceColumn, TextColumn } from "pilothouse/list";
import { firmReference } from "../firm/firm.reference";

export const ShelfList = () => (
  <ListView sort={{ field: "id", order: "ASC" }}>
    <TextColumn source="name" />
    <ReferenceColumn source="firm_id" of={firmReference} />
    <TextColumn extra source="id" />
  </ListView>
);
