// Generated from resources/applist/app_detail.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { PublishState } from "../../../../shared/generated/enums";
import { AppDetailInputs } from "./AppDetailInputs";
import { appDetailAdd } from "./appDetail.schema";

export const AppDetailCreate = () => (
  <CreateView schema={appDetailAdd} defaults={{ state: PublishState.released }}>
    <AppDetailInputs />
  </CreateView>
);
