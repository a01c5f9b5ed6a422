// Generated from resources/applist/app_version.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { PublishState } from "../../../../shared/generated/enums";
import { AppVersionInputs } from "./AppVersionInputs";
import { appVersionAdd } from "./appVersion.schema";

export const AppVersionCreate = () => (
  <CreateView schema={appVersionAdd} defaults={{ force: 0, state: PublishState.delisted }}>
    <AppVersionInputs />
  </CreateView>
);
