// Generated from resources/applist/app_resource.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { PublishState } from "../../../../shared/generated/enums";
import { AppResourceInputs } from "./AppResourceInputs";
import { appResourceAdd } from "./appResource.schema";

export const AppResourceCreate = () => (
  <CreateView schema={appResourceAdd} defaults={{ state: PublishState.released }}>
    <AppResourceInputs />
  </CreateView>
);
