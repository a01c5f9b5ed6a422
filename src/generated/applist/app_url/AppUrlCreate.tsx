// Generated from resources/applist/app_url.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { PublishState } from "../../../../shared/generated/enums";
import { AppUrlInputs } from "./AppUrlInputs";
import { appUrlAdd } from "./appUrl.schema";

export const AppUrlCreate = () => (
  <CreateView schema={appUrlAdd} defaults={{ state: PublishState.released }}>
    <AppUrlInputs />
  </CreateView>
);
