// Generated from resources/applist/app_url.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { AppUrlInputs } from "./AppUrlInputs";
import { appUrlSet } from "./appUrl.schema";

export const AppUrlEdit = () => (
  <EditView schema={appUrlSet}>
    <AppUrlInputs />
  </EditView>
);
