// Generated from resources/system/identity_provider.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";
import { OpenState } from "../../../../shared/generated/enums";

export const identityProvider = {
  name: "identity_provider",
  section: "system",
  path: "/system/identity_provider",
  key: "id",
  title: "name",
  style: "rest",
  access: {
    list: "system.identity_provider",
    get: "system.identity_provider",
    add: "system.identity_provider",
    set: "system.identity_provider",
    del: "system.identity_provider",
    export: "system.identity_provider",
  },
  extensions: ["list", "get", "add", "set", "del"],
  facts: ["comp_id", "code", "issuer", "makes"],
  off: { field: "state", of: "open_state", from: OpenState.enabled, to: OpenState.disabled },
  own: ["name", "state", "code", "domains", "client_secret"],
  opened: true,
  owner: "comp_id",
  words: wordsIn(() => import("./identityProvider.words")),
  calls: () => import("./identityProvider.calls").then((m) => m.identityProviderCalls),
  schema: () => import("./identityProvider.schema").then((m) => ({ row: m.identityProviderRow })),
  views: {
    list: () => import("./IdentityProviderList").then((m) => ({ default: m.IdentityProviderList })),
    show: () => import("./IdentityProviderShow").then((m) => ({ default: m.IdentityProviderShow })),
    create: () => import("./IdentityProviderCreate").then((m) => ({ default: m.IdentityProviderCreate })),
    edit: () => import("./IdentityProviderEdit").then((m) => ({ default: m.IdentityProviderEdit })),
  },
} satisfies ResourceProps;
