// Generated from resources/system/identity_provider.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { OpenState } from "../../../shared/generated/enums";

export const identityProvider = defineResource({
  table: "identity_provider",
  key: "id",
  fields: {
    id: "integer",
    name: "text",
    comp_id: "integer",
    state: OpenState,
    code: "text",
    domains: "text",
    issuer: "text",
    client_id: "text",
    client_secret: "secret",
    scopes: "text",
    user_claim: "text",
    roles_claim: "text",
    roles: "json",
    role_id: "integer",
    makes: "integer",
    exclusive: "integer",
    factor: "integer",
    controllers: "text",
    gmt_create: "integer",
  },
  calls: { list: "fields", get: "fields", add: "fields", set: "fields", del: "fields" },
});
