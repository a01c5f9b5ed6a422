// Generated from resources/system/identity_provider.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, rest } from "pilothouse/wire";
import type { IdentityProvider } from "./identityProvider.schema";

export const identityProviderCalls = {
  list: rest.list<IdentityProvider>("/identity_providers"),
  get: rest.get<IdentityProvider>("/identity_providers"),
  add: rest.add<IdentityProvider>("/identity_providers", () =>
    import("./identityProvider.schema").then((m) => m.identityProviderAdd),
  ),
  set: rest.set<IdentityProvider>("/identity_providers", () =>
    import("./identityProvider.schema").then((m) => m.identityProviderSet),
  ),
  del: rest.del("/identity_providers"),
} satisfies Calls;
