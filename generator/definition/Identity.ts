// `identity:`, `schedule:` and `trail:` of console.yaml: which resources have the accounts, roles, menus, owners,
// scheduled jobs and audit trail, and what their fields mean. See authoring/editor/descriptions.yaml.
import { z } from "zod";
import { conditionSchema, names } from "./views";
import { definePart } from "./part";

const field = z.string({ error: "a field name" });

/** Accounts, with which people sign in. */
const account = z.strictObject({
  resource: z.string(),
  name: field,
  password: field,
  role: field.optional(),
  guessed: names.optional(),
  person: field.optional(),
  mail: field.optional(),
  phone: field.optional(),
  own: names.optional(),
  disabled: conditionSchema.optional(),
  until: field.optional(),
  seen: field.optional(),
  service: conditionSchema.optional(),
  owners: names.optional(),
  wide: conditionSchema.optional(),
  controllers: field.optional(),
});

/** Roles: what their accounts may do. */
const role = z.strictObject({
  resource: z.string(),
  menus: field,
  gives: field.optional(),
  disabled: conditionSchema.optional(),
  system: conditionSchema.optional(),
  factor: conditionSchema.optional(),
  super: z.union([z.string(), z.number()], { error: "the key of a role" }),
});

/** Menus, which roles grant. They have the menu keys of console.yaml. */
const menu = z.strictObject({
  resource: z.string(),
  key: field,
  type: field.optional(),
  icon: field.optional(),
});

/** API keys, with which programs make calls as an account. */
const apiKey = z.strictObject({
  resource: z.string(),
  account: field,
  scopes: field,
  prefix: field,
  disabled: conditionSchema.optional(),
  until: field.optional(),
  used: field.optional(),
  address: field.optional(),
  limit: field.optional(),
});

/** Identity providers, where accounts of an owner sign in with OpenID Connect. */
const provider = z.strictObject({
  resource: z.string(),
  owner: field,
  name: field,
  code: field,
  domains: field,
  issuer: field,
  client: field,
  secret: field,
  scopes: field,
  name_claim: field,
  role_claim: field,
  roles: field,
  role: field,
  makes: conditionSchema.optional(),
  factor: conditionSchema.optional(),
  exclusive: conditionSchema.optional(),
  enabled: conditionSchema,
  controllers: field.optional(),
});

/** Owners, to which the rows of other resources belong. */
const owner = z.strictObject({
  resource: z.string(),
  guessed: names.optional(),
  ended: field.optional(),
  factor_roles: field.optional(),
});

/** Scheduled jobs. */
const schedule = z.strictObject({
  resource: z.string(),
  times: field,
  next: field,
  ran: field.optional(),
  count: field.optional(),
  when: conditionSchema.optional(),
  succeeded: conditionSchema.optional(),
  failed: conditionSchema.optional(),
});

/** The audit trail: a row for each record that was changed, and for each event that changed no record. */
const trail = z.strictObject({
  resource: z.string(),
  event: field,
  call: field,
  account: field,
  name: field,
  api_key: field.optional(),
  of: field,
  record: field,
  title: field,
  changes: field,
  owner: field.optional(),
  address: field.optional(),
  code: field.optional(),
});

/** The menu keys that grant rights to the personal data of all resources. */
const personal = z.strictObject({
  see: z.string({ error: "a menu key" }),
  reveal: z.string({ error: "a menu key" }),
  export: z.string({ error: "a menu key" }).optional(),
  erase: z.string({ error: "a menu key" }).optional(),
  rows: z.int().positive().optional(),
});

/** The menu keys that grant the rights to end an owner, and to pass a record to another owner. */
const ending = z.strictObject({
  end: z.string({ error: "a menu key" }).optional(),
  pass: z.string({ error: "a menu key" }).optional(),
});

const part = z.unknown().optional();
const identity = z.strictObject({ account: part, role: part, menu: part, api_key: part, provider: part, owner: part });

export const identityPart = definePart(identity, identity.partial());
export const accountPart = definePart(account, account.partial());
export const rolePart = definePart(role, role.partial());
export const menuPart = definePart(menu, menu.partial());
export const apiKeyPart = definePart(apiKey, apiKey.partial());
export const providerPart = definePart(provider, provider.partial());
export const ownerPart = definePart(owner, owner.partial());
export const schedulePart = definePart(schedule, schedule.partial());
export const trailPart = definePart(trail, trail.partial());
export const personalPart = definePart(personal, personal.partial());
export const endingPart = definePart(ending, ending.partial());

/** The schemas of these parts, for editors. */
export const identitySchemas = {
  identity: z
    .strictObject({
      account: account.optional(),
      role: role.optional(),
      menu: menu.optional(),
      api_key: apiKey.optional(),
      provider: provider.optional(),
      owner: owner.partial().optional(),
    })
    .optional(),
  schedule: schedule.optional(),
  trail: trail.optional(),
  personal: personal.optional(),
  ending: ending.optional(),
};

/** The parts as written. A missing part is undefined. */
export interface IdentityDefinition {
  readonly account: z.output<typeof accountPart.lenient> | undefined;
  readonly role: z.output<typeof rolePart.lenient> | undefined;
  readonly menu: z.output<typeof menuPart.lenient> | undefined;
  readonly apiKey: z.output<typeof apiKeyPart.lenient> | undefined;
  readonly provider: z.output<typeof providerPart.lenient> | undefined;
  readonly owner: z.output<typeof ownerPart.lenient> | undefined;
  readonly schedule: z.output<typeof schedulePart.lenient> | undefined;
  readonly trail: z.output<typeof trailPart.lenient> | undefined;
  readonly personal: z.output<typeof personalPart.lenient> | undefined;
  readonly ending: z.output<typeof endingPart.lenient> | undefined;
}

export const EMPTY_IDENTITY: IdentityDefinition = {
  account: undefined,
  role: undefined,
  menu: undefined,
  apiKey: undefined,
  provider: undefined,
  owner: undefined,
  schedule: undefined,
  trail: undefined,
  personal: undefined,
  ending: undefined,
};

/**
 * The events of the audit trail. `add`, `set` and `del`: a call stored, changed or deleted a record. `action`: a call
 * that changed no record. `reveal`: a masked personal value was shown. `erase`: a person's data was erased. `end`: an
 * owner ended. `pass`: a record went to another owner. `see`: somebody saw the console as a role.
 */
export const TRAIL_EVENTS = [
  "sign_in",
  "sign_out",
  "refused",
  "enroll",
  "unenroll",
  "recover",
  "renew",
  "add",
  "set",
  "del",
  "action",
  "view",
  "export",
  "download",
  "reveal",
  "erase",
  "end",
  "see",
  "pass",
] as const;
export type TrailEvent = (typeof TRAIL_EVENTS)[number];
