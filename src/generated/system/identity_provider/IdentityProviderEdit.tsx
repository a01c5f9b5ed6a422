// Generated from resources/system/identity_provider.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { IdentityProviderInputs } from "./IdentityProviderInputs";
import { identityProviderSet } from "./identityProvider.schema";

export const IdentityProviderEdit = () => (
  <EditView schema={identityProviderSet}>
    <IdentityProviderInputs />
  </EditView>
);
