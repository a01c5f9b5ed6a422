// Generated from resources/applist/app.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { AppInputs } from "./AppInputs";
import { appSet } from "./app.schema";

export const AppEdit = () => (
  <EditView schema={appSet}>
    <AppInputs />
  </EditView>
);
