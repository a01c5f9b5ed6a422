// Generated from resources/system/identity_provider.yaml. Do not edit: change the definition, then npm run generate.
import { flag, jsonText, key, list, oneOf, referenceTo, rowOf, secret, text, timestamp, url } from "pilothouse/schema";
import * as z from "zod/mini";
import { openState } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { roleReference } from "../role/role.reference";

export const identityProviderAdd = z.object({
  name: text({ required: true, max: 64 }),
  comp_id: referenceTo({ required: true, of: companyReference, tree: true }),
  state: oneOf({ required: true, of: openState }),
  code: text({ required: true, min: 3, max: 64, pattern: "code" }),
  domains: text({ max: 1024 }),
  issuer: url({ required: true }),
  client_id: text({ required: true, max: 256 }),
  client_secret: secret({ max: 512 }),
  scopes: text({ required: true, max: 256 }),
  user_claim: text({ required: true, max: 128 }),
  roles_claim: text({ required: true, max: 128 }),
  roles: list({
    of: { value: text({ required: true, max: 256 }), role_id: referenceTo({ required: true, of: roleReference }) },
  }),
  role_id: referenceTo({ of: roleReference }),
  makes: flag(),
  exclusive: flag(),
  factor: flag(),
});

export const identityProviderSet = z.extend(z.partial(z.omit(identityProviderAdd, { comp_id: true })), { id: key() });

export const identityProviderRow = rowOf(
  z.extend(identityProviderAdd, { id: key(), controllers: jsonText({ unasked: true }), gmt_create: timestamp() }),
);

export type IdentityProvider = z.infer<typeof identityProviderRow>;
