// Generated from resources/operate/wiki.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { WikiInputs } from "./WikiInputs";
import { wikiSet } from "./wiki.schema";

export const WikiEdit = () => (
  <EditView schema={wikiSet}>
    <WikiInputs />
  </EditView>
);
