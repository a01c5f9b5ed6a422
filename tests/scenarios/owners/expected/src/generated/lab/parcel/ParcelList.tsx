// Generated from resources/lab/parcel.yaml. Do not edit: change the definition, then npm run generate.
import { ListView, ReferenceColumn, TextColumn } from "pilothouse/list";
import { shelfReference } from "../shelf/shelf.reference";

export const ParcelList = () => (
  <ListView sort={{ field: "id", order: "ASC" }}>
    <TextColumn source="name" />
    <ReferenceColumn source="shelf_id" of={shelfReference} />
    <TextColumn extra source="id" />
  </ListView>
);
