// Generated from resources/lab/recipe.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { RecipeInputs } from "./RecipeInputs";
import { recipeSet } from "./recipe.schema";

export const RecipeEdit = () => (
  <EditView schema={recipeSet}>
    <RecipeInputs />
  </EditView>
);
