// Generated from resources/operate/wiki_category.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { WikiCategoryInputs } from "./WikiCategoryInputs";
import { wikiCategorySet } from "./wikiCategory.schema";

export const WikiCategoryEdit = () => (
  <EditView schema={wikiCategorySet}>
    <WikiCategoryInputs />
  </EditView>
);
