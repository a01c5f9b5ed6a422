// `identity:`, `schedule:` and `trail:` of console.yaml: which resources have the accounts, roles, menus, owners,
// scheduled jobs and audit trail, and what their fields mean. See docs/definitions.md.
import { z } from "zod";
import { condition, names } from "./views";
import { definePart } from "./part";

const field = z.string({ error: "a field name" });

/** Accounts, with which people sign in. */
const account = z.strictObject({
  resource: z.string(),
  /** The fields with which people may sign in. */
  name: field,
  password: field,
  /** The field with one or several roles. Missing if roles do not matter: `rights: all` of host.yaml. */
  role: field.optional(),
  /** Fields with other names of the person, which are refused as passwords. */
  guessed: names.optional(),
  /** The fields with the person's name, mail address and phone number. */
  person: field.optional(),
  mail: field.optional(),
  phone: field.optional(),
  /** The fields that people may change in their own account. */
  own: names.optional(),
  /** If this condition holds, the account cannot sign in. */
  disabled: condition.optional(),
  /** The field with the time when the account expires. */
  until: field.optional(),
  /** The field with the time of the last sign-in. */
  seen: field.optional(),
  /** If this condition holds, the account is for programs with API keys, and nobody can sign in to it. */
  service: condition.optional(),
  /** The fields with the owners whose rows the account reaches. The first is its own owner. */
  owners: names.optional(),
  /** If this condition holds, the account also reaches the rows of owners below. */
  wide: condition.optional(),
  /** The field with the accounts that created this one or set its password. */
  controllers: field.optional(),
});

/** Roles: what their accounts may do. */
const role = z.strictObject({
  resource: z.string(),
  menus: field,
  /** The field with the roles that holders of this role may give to others. */
  gives: field.optional(),
  /** If this condition holds, the role grants nothing. */
  disabled: condition.optional(),
  /** If this condition holds, only the super admin may change the role. */
  system: condition.optional(),
  /** If this condition holds, accounts with the role need a second factor. */
  factor: condition.optional(),
  /** The key of the role that may do everything. */
  super: z.union([z.string(), z.number()], { error: "the key of a role" }),
});

/** Menus, which roles grant. They have the menu keys of console.yaml. */
const menu = z.strictObject({
  resource: z.string(),
  key: field,
  /** The field that says whether a menu is a section, a screen or an action. */
  type: field.optional(),
  icon: field.optional(),
});

/** API keys, with which programs make calls as an account. */
const apiKey = z.strictObject({
  resource: z.string(),
  /** The field with the account that the key acts as. */
  account: field,
  /** The field with the menus to which the key is limited. */
  scopes: field,
  /** The field with the first characters of the key, by which people recognize it. */
  prefix: field,
  /** If this condition holds, the key is refused. */
  disabled: condition.optional(),
  /** The field with the time when the key ends. */
  until: field.optional(),
  /** The fields with the time and the network address of the last use. */
  used: field.optional(),
  address: field.optional(),
  /** The field with the maximum number of calls per minute. */
  limit: field.optional(),
});

/** Identity providers, where accounts of an owner sign in with OpenID Connect. */
const provider = z.strictObject({
  resource: z.string(),
  /** The field with the owner whose accounts sign in there. */
  owner: field,
  name: field,
  /** The field with the code that people type to choose the provider, and the field with its mail domains. */
  code: field,
  domains: field,
  issuer: field,
  client: field,
  secret: field,
  scopes: field,
  /** The fields with the names of two claims: for the account's name, and for choosing roles. */
  name_claim: field,
  role_claim: field,
  /** The field that lists values of that claim, each with a role. */
  roles: field,
  /** The field with the role for accounts without a listed value. */
  role: field,
  /** If this condition holds, accounts are created at their first sign-in. */
  makes: condition.optional(),
  /** If this condition holds, a second factor at the provider replaces the account's own. */
  factor: condition.optional(),
  /** If this condition holds, its accounts cannot sign in with a password. */
  exclusive: condition.optional(),
  /** The provider can be used only if this condition holds. */
  enabled: condition,
  /** The field with the accounts that configured the provider. */
  controllers: field.optional(),
});

/** Owners, to which the rows of other resources belong. */
const owner = z.strictObject({
  resource: z.string(),
  guessed: names.optional(),
  /** The field with the time when the owner ended. Without it, owners cannot be ended. */
  ended: field.optional(),
  /** The field with roles whose accounts need a second factor, for this owner and those below. */
  factor_roles: field.optional(),
});

/** Scheduled jobs. */
const schedule = z.strictObject({
  resource: z.string(),
  /** The field with the schedule, a cron expression. */
  times: field,
  /** The fields with the times of the next run and of the last one. */
  next: field,
  ran: field.optional(),
  /** The field with the number of records that the last run counted. */
  count: field.optional(),
  /** The job runs only if this condition holds. */
  when: condition.optional(),
  /** The values to store after a run that succeeded or failed: for each field, the first value. */
  succeeded: condition.optional(),
  failed: condition.optional(),
});

/** The audit trail: a row for each record that was changed, and for each event that changed no record. */
const trail = z.strictObject({
  resource: z.string(),
  /** What happened, as one of TRAIL_EVENTS. */
  event: field,
  /** The field with the resource and name of the call: `order.refund`. */
  call: field,
  /** The fields with the account that made the call: its key, and its sign-in name at that time. */
  account: field,
  name: field,
  /** The field with the first characters of the API key that was used. */
  api_key: field.optional(),
  /** The fields with the record: the name of its resource, its key, and its title at that time. */
  of: field,
  record: field,
  title: field,
  /** The field with the changes, as a list of `{ field, before, after }`. */
  changes: field,
  /** The field with the owner of the record. */
  owner: field.optional(),
  /** The field with the network address of the caller. */
  address: field.optional(),
  /** The field with the code of a refusal. */
  code: field.optional(),
});

/** The menu keys that grant rights to the personal data of all resources. */
const personal = z.strictObject({
  /** The right to see all personal data unmasked, and to search by it. */
  see: z.string({ error: "a menu key" }),
  /** The right to reveal one value at a time, which the audit trail records. */
  reveal: z.string({ error: "a menu key" }),
  /** The right to export all data of a person as a file. */
  export: z.string({ error: "a menu key" }).optional(),
  /** The right to erase the personal data of a person. */
  erase: z.string({ error: "a menu key" }).optional(),
  /** If an account reads more records with unmasked personal data within an hour, the audit trail records it. */
  rows: z.int().positive().optional(),
});

/** The menu keys that grant the rights to end an owner, and to pass a record to another owner. */
const ending = z.strictObject({
  /** The right to end an owner, whose rows then go to another owner, stay, or are deleted. */
  end: z.string({ error: "a menu key" }).optional(),
  /** The right to pass a record, with what belongs to it, to another owner. */
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

export const NOBODY: IdentityDefinition = {
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
