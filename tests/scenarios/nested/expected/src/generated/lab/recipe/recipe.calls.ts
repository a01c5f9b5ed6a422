// Generated from resources/lab/recipe.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { Recipe } from "./recipe.schema";

export const recipeCalls = {
  list: bearer.list<Recipe>("/v2/lab/recipe/list"),
  get: bearer.get<Recipe>("/v2/lab/recipe/get"),
  add: bearer.add<Recipe>("/v2/lab/recipe/add", () => import("./recipe.schema").then((m) => m.recipeAdd)),
  set: bearer.set<Recipe>("/v2/lab/recipe/set", () => import("./recipe.schema").then((m) => m.recipeSet)),
} satisfies Calls;
