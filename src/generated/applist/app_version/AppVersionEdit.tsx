// Generated from resources/applist/app_version.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { AppVersionInputs } from "./AppVersionInputs";
import { appVersionSet } from "./appVersion.schema";

export const AppVersionEdit = () => (
  <EditView schema={appVersionSet}>
    <AppVersionInputs />
  </EditView>
);
