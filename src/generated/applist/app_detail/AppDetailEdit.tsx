// Generated from resources/applist/app_detail.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { AppDetailInputs } from "./AppDetailInputs";
import { appDetailSet } from "./appDetail.schema";

export const AppDetailEdit = () => (
  <EditView schema={appDetailSet}>
    <AppDetailInputs />
  </EditView>
);
