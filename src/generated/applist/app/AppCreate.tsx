// Generated from resources/applist/app.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "../../../kit/form";
import { AppInputs } from "./AppInputs";
import { appAdd } from "./app.schema";

export const AppCreate = () => (
  <CreateView schema={appAdd} defaults={{ type: 1 }}>
    <AppInputs />
  </CreateView>
);
