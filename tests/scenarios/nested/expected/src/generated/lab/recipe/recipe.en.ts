// Generated from resources/lab/recipe.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "recipe.name": "Recipe",
  "recipe.plural": "Recipes",
  "recipe.fields.id": "ID",
  "recipe.fields.name": "Name",
  "recipe.fields.attr": "Attributes",
  "recipe.fields.attr.color": "Color",
  "recipe.fields.attr.weight": "Weight",
  "recipe.fields.steps": "Steps",
  "recipe.fields.steps.name": "Name",
  "recipe.fields.steps.seconds": "Seconds",
  "recipe.fields.steps.state": "State",
  "recipe.groups.recipe": "Recipe",
  "recipe.groups.steps": "Steps",
  "recipe.groups.record": "Record",
  "enums.publish_state.1": "Released",
  "enums.publish_state.2": "Delisted",
} satisfies WordTable;
