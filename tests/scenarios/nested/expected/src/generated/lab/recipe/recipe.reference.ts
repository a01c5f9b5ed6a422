// Generated from resources/lab/recipe.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const recipeReference = {
  resource: "recipe",
  path: "/lab/recipe",
  key: "id",
  title: "name",
  access: { list: "lab.recipe", get: "lab.recipe" },
  alike: true,
} satisfies Reference;
