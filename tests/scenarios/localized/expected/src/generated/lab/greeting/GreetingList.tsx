// Generated from resources/lab/greeting.yaml. Do not edit: change the definition, then npm run generate.
import { LanguagesColumn, ListView, TextColumn } from "pilothouse/list";

export const GreetingList = () => (
  <ListView sort={{ field: "id", order: "ASC" }}>
    <TextColumn source="name" />
    <LanguagesColumn source="details" />
    <TextColumn extra source="id" />
  </ListView>
);
