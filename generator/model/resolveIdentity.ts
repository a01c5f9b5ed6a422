import type { IdentityDefinition } from "../definition/Identity";
import type { Lookup } from "./Lookup";
import type { Condition } from "./Condition";

/** A condition without fields. */
const NONE: Condition = {};

const apiKeyOf = ({ apiKey }: IdentityDefinition) => {
  if (apiKey?.resource === undefined) return null;
  const { resource, account = "", scopes = "", prefix = "", disabled = NONE } = apiKey;
  const { until = null, used = null, address = null, limit = null } = apiKey;
  return { resource, account, scopes, prefix, disabled, until, used, address, limit };
};

const providerOf = ({ provider }: IdentityDefinition) => {
  if (provider?.resource === undefined) return null;
  const { resource, owner = "", name = "", code = "", domains = "", issuer = "", client = "", secret = "" } = provider;
  const { scopes = "", name_claim: nameClaim = "", role_claim: roleClaim = "", roles = "", role = "" } = provider;
  const { makes = NONE, factor = NONE, exclusive = NONE, enabled = NONE, controllers = null } = provider;
  const claims = { nameClaim, roleClaim, roles, role };
  const fields = { resource, owner, name, code, domains, issuer, client, secret, scopes, ...claims };
  return { ...fields, makes, factor, exclusive, enabled, controllers };
};

const identityOf = (said: IdentityDefinition) => {
  const { account, role, menu } = said;
  if (account === undefined || role === undefined || menu === undefined) return null;
  return {
    account: {
      resource: account.resource ?? "",
      name: account.name ?? "",
      password: account.password ?? "",
      role: account.role ?? "",
      guessed: account.guessed ?? [],
      person: account.person ?? null,
      mail: account.mail ?? null,
      phone: account.phone ?? null,
      own: account.own ?? [],
      disabled: account.disabled ?? NONE,
      until: account.until ?? null,
      seen: account.seen ?? null,
      service: account.service ?? NONE,
      owners: account.owners ?? [],
      wide: account.wide ?? NONE,
      controllers: account.controllers ?? null,
    },
    role: {
      resource: role.resource ?? "",
      menus: role.menus ?? "",
      gives: role.gives ?? null,
      disabled: role.disabled ?? NONE,
      system: role.system ?? NONE,
      factor: role.factor ?? NONE,
      super: String(role.super ?? ""),
    },
    menu: { resource: menu.resource ?? "", key: menu.key ?? "", type: menu.type ?? null, icon: menu.icon ?? null },
    apiKey: apiKeyOf(said),
    provider: providerOf(said),
  };
};

const ownerOf = ({ owner }: IdentityDefinition, lookup: Lookup) => {
  if (owner?.resource === undefined) return null;
  const { resource, guessed = [], ended = null, factor_roles: factorRoles = null } = owner;
  return { resource, parent: lookup.resource(resource)?.tree?.parent ?? null, guessed, ended, factorRoles };
};

/** For each field of a condition, a value that meets it. */
const firstOf = (condition: Condition | undefined): Readonly<Record<string, string | number>> =>
  Object.fromEntries(
    Object.entries(condition ?? {}).flatMap(([field, [value]]) => (value === undefined ? [] : [[field, value]])),
  );

const scheduleOf = ({ schedule }: IdentityDefinition) => {
  if (schedule?.resource === undefined) return null;
  const { resource, times = "", next = "", ran = null, count = null, when = NONE, succeeded, failed } = schedule;
  return { resource, times, next, ran, count, when, succeeded: firstOf(succeeded), failed: firstOf(failed) };
};

const trailOf = ({ trail }: IdentityDefinition) => {
  if (trail?.resource === undefined) return null;
  const { resource, event = "", call = "", account = "", name = "", of = "", record = "", title = "" } = trail;
  const { changes = "", owner = null, address = null, code = null, api_key: apiKey = null } = trail;
  return { resource, event, call, account, name, apiKey, of, record, title, changes, owner, address, code };
};

/** If an account reads more records with personal data than this within an hour, the audit trail records it. */
const PERSONAL_ROWS = 1000;

export const personalOf = ({ personal }: IdentityDefinition) => {
  if (personal === undefined) return null;
  const { see = "", reveal = "", export: take = "", erase = "" } = personal;
  return { see, reveal, export: take, erase };
};

export const endingRightsOf = ({ ending }: IdentityDefinition) =>
  ending === undefined ? null : { end: ending.end ?? "", pass: ending.pass ?? "" };

/** Accounts, roles, menus and API keys; owners; scheduled jobs; the audit trail. generator/definition/Identity.ts explains each part. */
export type IdentityModel = NonNullable<ReturnType<typeof identityOf>>;
export type AccountModel = IdentityModel["account"];
export type RoleModel = IdentityModel["role"];
export type ApiKeyModel = NonNullable<IdentityModel["apiKey"]>;
export type ProviderModel = NonNullable<IdentityModel["provider"]>;
export type OwnerModel = NonNullable<ReturnType<typeof ownerOf>>;
export type ScheduleModel = NonNullable<ReturnType<typeof scheduleOf>>;

export type TrailModel = NonNullable<ReturnType<typeof trailOf>>;
export type PersonalModel = NonNullable<ReturnType<typeof personalOf>>;
export type EndingRights = NonNullable<ReturnType<typeof endingRightsOf>>;

export const resolveIdentity = (lookup: Lookup) => {
  const said = lookup.definitions.console.identity;
  return {
    identity: identityOf(said),
    owner: ownerOf(said, lookup),
    schedule: scheduleOf(said),
    trail: trailOf(said),
    personal: personalOf(said),
    personalRows: said.personal?.rows ?? PERSONAL_ROWS,
    ending: endingRightsOf(said),
  };
};
