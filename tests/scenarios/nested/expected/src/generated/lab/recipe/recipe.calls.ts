// Generated from resources/lab/recipe.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { Recipe } from "./recipe.schema";

export const recipeCalls = {
  list: bearer.list<Recipe>("/v2/lab/recipe/list"),
  get: bearer.get<Recipe>("/v2/lab/recipe/get"),
  add: bearer.add<Recipe>("/v2/lab/recipe/add", { name: "text", attr: "text", steps: "list" }),
  set: bearer.set<Recipe>("/v2/lab/recipe/set", { id: "integer", name: "text", attr: "text", steps: "list" }),
} satisfies Calls;
