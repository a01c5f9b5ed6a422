// Generated from resources/lab/poster.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { PosterInputs } from "../../../overrides/lab/poster/PosterInputs";
import { posterSet } from "./poster.schema";

export const PosterEdit = () => (
  <EditView schema={posterSet}>
    <PosterInputs />
  </EditView>
);
