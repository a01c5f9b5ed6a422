// Generated from resources/lab/firm.yaml. Do not edit: change the definition, then npm run generate.
import { ListView, TextColumn } from "pilothouse/list";

export const FirmList = () => (
  <ListView sort={{ field: "id", order: "ASC" }}>
    <TextColumn source="name" />
    <TextColumn extra source="id" />
  </ListView>
);
