// Generated from resources/applist/app_resource.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { AppResourceInputs } from "./AppResourceInputs";
import { appResourceSet } from "./appResource.schema";

export const AppResourceEdit = () => (
  <EditView schema={appResourceSet}>
    <AppResourceInputs />
  </EditView>
);
