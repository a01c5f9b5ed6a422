// Generated from resources/applist/app_url.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { AppUrlInputs } from "./AppUrlInputs";
import { appUrlAdd } from "./appUrl.schema";

export const AppUrlCreate = () => (
  <CreateView schema={appUrlAdd} defaults={{ state: 1 }}>
    <AppUrlInputs />
  </CreateView>
);
