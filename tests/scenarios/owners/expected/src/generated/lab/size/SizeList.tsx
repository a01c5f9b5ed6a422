// Generated from resources/lab/size.yaml. Do not edit: change the definition, then npm run generate.
import { ListView, TextColumn } from "pilothouse/list";

export const SizeList = () => (
  <ListView sort={{ field: "id", order: "ASC" }}>
    <TextColumn source="name" />
    <TextColumn extra source="id" />
  </ListView>
);
