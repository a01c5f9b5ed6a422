// Generated from resources/lab/recipe.yaml. Do not edit: change the definition, then npm run generate.
import type { WhereFields } from "pilothouse/wire";

export const recipeWhere = [
  { source: "name", as: "text" },
  { source: "id", as: "whole" },
] satisfies WhereFields;
