// Generated from resources/lab/recipe.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const recipe = {
  name: "recipe",
  section: "lab",
  path: "/lab/recipe",
  key: "id",
  title: "name",
  access: { list: "lab.recipe", get: "lab.recipe", add: "lab.recipe", set: "lab.recipe", export: "lab.recipe" },
  opened: true,
  words: wordsIn(() => import("./recipe.words")),
  calls: () => import("./recipe.calls").then((m) => m.recipeCalls),
  schema: () => import("./recipe.schema").then((m) => ({ row: m.recipeRow })),
  views: {
    list: () => import("./RecipeList").then((m) => ({ default: m.RecipeList })),
    show: () => import("./RecipeShow").then((m) => ({ default: m.RecipeShow })),
    create: () => import("./RecipeCreate").then((m) => ({ default: m.RecipeCreate })),
    edit: () => import("./RecipeEdit").then((m) => ({ default: m.RecipeEdit })),
  },
} satisfies ResourceProps;
