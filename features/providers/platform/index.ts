import type { PlatformFeature } from "../../../platform/framework/Feature";
import { ensureLinks, deleteLinks, linksOf, providerFingerprint, needsProvider } from "./links";
import { providerRules } from "./rules";
import { providersHandler as served } from "./serve";

export const providers: PlatformFeature = {
  name: "providers",
  serves: { providers: served },
  tables: [
    {
      ensure: ensureLinks,
      takeOut: async (db, account) => ({ identity_providers: await linksOf(db, account) }),
      forgetAccount: deleteLinks,
    },
  ],
  rules: ({ identity }) => (identity?.provider ? { [identity.provider.resource]: providerRules } : {}),
  signInMethods: [{ isOnly: needsProvider, markOf: providerFingerprint }],
  beside: ({ PUBLIC_URL }) => PUBLIC_URL !== null,
};
