// Generated from resources/system/identity_provider.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { IdentityProviderInputs } from "./IdentityProviderInputs";
import { identityProviderAdd } from "./identityProvider.schema";

export const IdentityProviderCreate = () => (
  <CreateView
    schema={identityProviderAdd}
    defaults={{
      state: 1,
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
