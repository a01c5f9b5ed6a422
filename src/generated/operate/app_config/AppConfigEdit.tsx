// Generated from resources/operate/app_config.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { AppConfigInputs } from "./AppConfigInputs";
import { appConfigSet } from "./appConfig.schema";

export const AppConfigEdit = () => (
  <EditView schema={appConfigSet}>
    <AppConfigInputs />
  </EditView>
);
