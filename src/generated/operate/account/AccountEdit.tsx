// Generated from resources/operate/account.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { AccountInputs } from "./AccountInputs";
import { accountSet } from "./account.schema";

export const AccountEdit = () => (
  <EditView schema={accountSet}>
    <AccountInputs />
  </EditView>
);
