// Generated from resources/system/identity_provider.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { OpenState } from "../../../../shared/generated/enums";
import { IdentityProviderInputs } from "./IdentityProviderInputs";
import { identityProviderAdd } from "./identityProvider.schema";

export const IdentityProviderCreate = () => (
  <CreateView
    schema={identityProviderAdd}
    defaults={{
      state: OpenState.enabled,
      scopes: "openid profile email",
      user_claim: "preferred_username",
      roles_claim: "roles",
      makes: 0,
      exclusive: 0,
      factor: 0,
    }}
  >
    <IdentityProviderInputs />
  </CreateView>
);
