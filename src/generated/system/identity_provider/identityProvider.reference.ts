// Generated from resources/system/identity_provider.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const identityProviderReference = {
  resource: "identity_provider",
  path: "/system/identity_provider",
  key: "id",
  title: "name",
  access: { list: "system.identity_provider", get: "system.identity_provider" },
  alike: true,
} satisfies Reference;
