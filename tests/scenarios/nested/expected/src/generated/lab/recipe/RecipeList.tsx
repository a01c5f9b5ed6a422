// Generated from resources/lab/recipe.yaml. Do not edit: change the definition, then npm run generate.
import { CountColumn, ListView, TextColumn } from "pilothouse/list";

export const RecipeList = () => (
  <ListView sort={{ field: "id", order: "ASC" }}>
    <TextColumn source="name" />
    <CountColumn source="steps" />
    <TextColumn extra="record" source="id" />
  </ListView>
);
