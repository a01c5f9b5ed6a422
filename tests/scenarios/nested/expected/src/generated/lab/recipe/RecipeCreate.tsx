// Generated from resources/lab/recipe.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { RecipeInputs } from "./RecipeInputs";
import { recipeAdd } from "./recipe.schema";

export const RecipeCreate = () => (
  <CreateView schema={recipeAdd}>
    <RecipeInputs />
  </CreateView>
);
