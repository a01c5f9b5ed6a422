// `identity:`, `schedule:` and `trail:` of console.yaml: which resources are accounts, roles, menus, owners, scheduled jobs and the
// audit trail, and which of their fields mean what. See docs/definitions.md.
import { z } from "zod";
import { condition, names } from "./views";
import { definePart } from "./part";

const field = z.string({ error: "a field name" });

/** Accounts: they sign in. */
const account = z.strictObject({
  resource: z.string(),
  /** The fields that people may sign in with. */
  name: field,
  password: field,
  /** One role, or several. Missing if roles decide nothing: `rights: all` of host.yaml. */
  role: field.optional(),
  /** Other names of a person, which are refused as passwords. */
  guessed: names.optional(),
  /** The fields with the name of the person, their mail address and their phone number. */
  person: field.optional(),
  mail: field.optional(),
  phone: field.optional(),
  /** The fields that people may change in their own account. */
  own: names.optional(),
  /** While this condition holds, the account cannot sign in. */
  disabled: condition.optional(),
  /** The field with the time when the account expires. */
  until: field.optional(),
  /** The field with the time of the last sign-in. */
  seen: field.optional(),
  /** While this condition holds, no person signs in to the account: it acts by its API keys alone. */
  service: condition.optional(),
  /** The fields with the owners whose rows the account reaches. The first is its own owner. */
  owners: names.optional(),
  /** While this condition holds, the account also reaches the rows of the owners below. */
  wide: condition.optional(),
  /** The field with the accounts that made this one or set its password. */
  controllers: field.optional(),
});

/** Roles: what their accounts may do. */
const role = z.strictObject({
  resource: z.string(),
  menus: field,
  /** The field with the roles that an account of this role may give to others. */
  gives: field.optional(),
  /** While this condition holds, the role grants nothing. */
  disabled: condition.optional(),
  /** Roles of the platform, which only the super admin may change. */
  system: condition.optional(),
  /** While this condition holds, accounts of the role need a second factor. */
  factor: condition.optional(),
  /** The key of the role that is granted everything. */
  super: z.union([z.string(), z.number()], { error: "the key of a role" }),
});

/** What roles grant, by the menu keys of console.yaml. */
const menu = z.strictObject({
  resource: z.string(),
  key: field,
  /** The field that says whether a menu is a section, a screen or an action. */
  type: field.optional(),
  icon: field.optional(),
});

/** API keys: programs make calls with them, as an account. */
const apiKey = z.strictObject({
  resource: z.string(),
  /** The account that the key acts as. */
  account: field,
  /** The menus that the key is limited to. */
  scopes: field,
  /** The field with the beginning of the key, by which people recognise it. */
  prefix: field,
  /** While this condition holds, the key is refused. */
  disabled: condition.optional(),
  /** The field with the time when the key ends. */
  until: field.optional(),
  /** The fields with the time and the network address of the last use. */
  used: field.optional(),
  address: field.optional(),
  /** The field with the number of calls that the key may make in a minute. */
  limit: field.optional(),
});

/** Identity providers: accounts of an owner are signed in to there, by OpenID Connect. */
const provider = z.strictObject({
  resource: z.string(),
  /** The owner whose accounts it signs in. */
  owner: field,
  name: field,
  /** The code that people type to find it, and its mail domains, one per line. */
  code: field,
  domains: field,
  issuer: field,
  client: field,
  secret: field,
  scopes: field,
  /** The fields with the names of the claims that hold the account's name and what roles are chosen by. */
  name_claim: field,
  role_claim: field,
  /** The list of values of that claim, each with the role that it gives. */
  roles: field,
  /** The role of accounts for which no value of the list fits. */
  role: field,
  /** While this condition holds, accounts are made at their first sign-in. */
  makes: condition.optional(),
  /** While this condition holds, a second factor at the provider replaces that of the account. */
  factor: condition.optional(),
  /** While this condition holds, its accounts may not sign in with a password. */
  exclusive: condition.optional(),
  /** The provider signs people in only while this condition holds. */
  enabled: condition,
  /** The field with the accounts that configured it. */
  controllers: field.optional(),
});

/** Owners: the rows of other resources belong to them. */
const owner = z.strictObject({
  resource: z.string(),
  guessed: names.optional(),
  /** The field with the time when the owner ended. Without it, no owner can be ended. */
  ended: field.optional(),
  /** The field with the roles whose accounts need a second factor, in this owner and those below. */
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
  /** The field with the number of records in the last run. */
  count: field.optional(),
  /** The job runs only while this condition holds. */
  when: condition.optional(),
  /** Values that are stored after a run: the first value of each field. */
  succeeded: condition.optional(),
  failed: condition.optional(),
});

/** The audit trail: one row for each record that a request changed, and for each event that changed none. */
const trail = z.strictObject({
  resource: z.string(),
  /** What happened, as one of TRAIL_EVENTS. */
  event: field,
  /** The resource and the name of the call: `order.refund`. */
  call: field,
  /** The account that made the call, by its key and by its sign-in name at that time. */
  account: field,
  name: field,
  /** The beginning of the API key that the call was made with. */
  api_key: field.optional(),
  /** The record: the name of its resource, its key, and its title at that time. */
  of: field,
  record: field,
  title: field,
  /** What changed, as a list of `{ field, before, after }`. */
  changes: field,
  /** The owner of the record. */
  owner: field.optional(),
  /** The network address of the caller. */
  address: field.optional(),
  /** The code of a refusal. */
  code: field.optional(),
});

/** The menu keys that grant what may be done with personal data, across all resources. */
const personal = z.strictObject({
  /** Sees it everywhere as it is, and finds records by it. */
  see: z.string({ error: "a menu key" }),
  /** Shows one value at a time; the audit trail records each. */
  reveal: z.string({ error: "a menu key" }),
  /** Exports all data of one person as a file. */
  export: z.string({ error: "a menu key" }).optional(),
  /** Erases the personal data of one person. */
  erase: z.string({ error: "a menu key" }).optional(),
  /** The audit trail records accounts that read more records than this with unmasked personal data within an hour. */
  rows: z.int().positive().optional(),
});

/** The menu keys that grant the end of an owner, and passing a record to another one. */
const ending = z.strictObject({
  /** Ends an owner: its rows go to another owner, are closed, or are deleted. */
  end: z.string({ error: "a menu key" }).optional(),
  /** Passes a record, and what goes with it, to another owner. */
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

/** The parts as written. A part that is not there is undefined. */
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
 * The events of the audit trail. `add`, `set` and `del` are about a record that a call stored, changed or deleted; `action` is
 * a call that changed no record; `reveal` shows a personal value that was masked, `erase` removes those of one person; `end` is
 * about an owner that ended, `pass` about a record that went to another owner; `see` looks at the console as a role.
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
