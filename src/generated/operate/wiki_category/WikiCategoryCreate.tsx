// Generated from resources/operate/wiki_category.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { WikiCategoryInputs } from "./WikiCategoryInputs";
import { wikiCategoryAdd } from "./wikiCategory.schema";

export const WikiCategoryCreate = () => (
  <CreateView schema={wikiCategoryAdd}>
    <WikiCategoryInputs />
  </CreateView>
);
