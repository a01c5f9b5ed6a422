// Generated from resources/operate/account.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { OpenState, UserScope, UserType } from "../../../../shared/generated/enums";
import { AccountInputs } from "./AccountInputs";
import { accountAdd } from "./account.schema";

export const AccountCreate = () => (
  <CreateView
    schema={accountAdd}
    defaults={{
      user_phone_area: "+86",
      user_type: UserType.enterprise,
      service: 0,
      scope: UserScope.own,
      state: OpenState.enabled,
      validity_time: 0,
    }}
  >
    <AccountInputs />
  </CreateView>
);
