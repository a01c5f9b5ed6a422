// Generated from resources/operate/wiki.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { ArticleState } from "../../../../shared/generated/enums";
import { WikiInputs } from "./WikiInputs";
import { wikiAdd } from "./wiki.schema";

export const WikiCreate = () => (
  <CreateView schema={wikiAdd} defaults={{ state: ArticleState.published }}>
    <WikiInputs />
  </CreateView>
);
