// Generated from resources/lab/poster.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { PublishState } from "../../../../shared/generated/enums";
import { PosterInputs } from "../../../overrides/lab/poster/PosterInputs";
import { posterAdd } from "./poster.schema";

export const PosterCreate = () => (
  <CreateView schema={posterAdd} defaults={{ rank: 1, state: PublishState.released }}>
    <PosterInputs />
  </CreateView>
);
