// Generated from resources/operate/account.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { AccountInputs } from "./AccountInputs";
import { accountAdd } from "./account.schema";

export const AccountCreate = () => (
  <CreateView
    schema={accountAdd}
    defaults={{ user_phone_area: "+86", user_type: 1, service: 0, scope: 1, state: 1, validity_time: 0 }}
  >
    <AccountInputs />
  </CreateView>
);
