// Generated from resources/lab/parcel.yaml. Do not edit: change the definition, then npm run generate.
import { ListView, TextColumn } from "pilothouse/list";

export const ParcelList = () => (
  <ListView sort={{ field: "id", order: "ASC" }}>
    <TextColumn source="name" />
    <TextColumn source="lent_from" />
    <TextColumn extra source="id" />
  </ListView>
);
