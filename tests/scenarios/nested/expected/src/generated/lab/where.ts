// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { SectionWhere } from "pilothouse/wire";
import { recipeWhere } from "./recipe/recipe.where";

export const labSectionWhere = {
  recipe: recipeWhere,
} satisfies SectionWhere;
