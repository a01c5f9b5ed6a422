// Rules of identity providers. The editor of a provider decides who can sign in through it. So a provider must not give
// a role that its editor could not give, and nobody can change a provider whose accounts have more rights than they
// have.
import { parseDomains } from "./mailDomains";
import { accountsLinkedTo, findProviders } from "./links";
import { endSessionsOf } from "../../../platform/framework/access/sessions";
import { meetsCondition, identityOf } from "../../../platform/framework/access/identity";
import { beyondRightsFailure } from "../../../platform/framework/access/roleLists";
import type { ProviderModel } from "../../../generator";
import type { Rules, Step } from "../../../platform/framework/records/Engine";
import { decode, isEmpty } from "../../../platform/framework/storage/codec";
import { keysIn } from "../../../platform/framework/storage/parseStored";
import { findByKeys, readRows, whereOf } from "../../../platform/framework/storage/query";
import type { Row } from "../../../platform/framework/storage/Store";
import { existsFailure, Failure, invalidFailure, noPermissionFailure } from "../../../platform/framework/wire/Failure";
import { findAccountExcess, mayGiveRole } from "../../../platform/framework/rules/rights";
import { sql } from "kysely";

const fieldsOf = ({ platform }: Step): ProviderModel => {
  const { provider } = findProviders(platform) ?? {};
  if (provider === undefined) throw new Failure(404);
  return provider;
};

/** The keys of the roles that a provider gives. The row may be stored or sent. */
const rolesIn = (step: Step, row: Row): readonly unknown[] => {
  const { roles: list, role } = fieldsOf(step);
  const { roles } = identityOf(step.platform);
  const column = step.table.byName.get(list);
  const nested = column?.field.of.find(({ options }) => options.to === roles.name)?.name ?? "";
  const lines: unknown = Array.isArray(row[list]) || column === undefined ? row[list] : decode(column, row[list]);
  const named = (Array.isArray(lines) ? lines : []).map((line: unknown) => Object(line)[nested]);
  return [...named, row[role]].filter((key) => !isEmpty(key));
};

/**
 * @throws Failure 406 for a role that does not exist, 513 for the super admin's role or a role that the caller may not
 * give
 */
const checkRoles = async (step: Step, after: Row, before: Row | null): Promise<void> => {
  const { roles: list } = fieldsOf(step);
  const { roles, role } = identityOf(step.platform);
  const known = new Set((before === null ? [] : rolesIn(step, before)).map(String));
  const given = [...new Set(rolesIn(step, after).map(String))].filter((key) => !known.has(key));
  const rows = await findByKeys(step.db, roles, given);
  if (rows.length < given.length) throw invalidFailure({ [list]: "invalid.reference" });
  for (const row of rows)
    if (String(row[roles.key.name]) === role.super || !(await mayGiveRole(step, row))) throw beyondRightsFailure(list);
};

/** @throws Failure 409 for a domain of another provider */
const checkDomains = async (step: Step, after: Row): Promise<void> => {
  const { domains } = fieldsOf(step);
  const own = new Set(parseDomains(after[domains]));
  if (own.size === 0) return;
  const rows = await readRows(step.db, step.table, whereOf([sql<boolean>`${sql.ref(domains)} <> ''`]));
  const { name } = step.table.key;
  for (const row of rows)
    if (String(row[name]) !== String(after[name]) && parseDomains(row[domains]).some((domain) => own.has(domain)))
      throw existsFailure({ [domains]: "invalid.taken" });
};

/** @throws Failure 406 for an issuer without encryption, which only a demo may have */
const checkIssuer = (step: Step, after: Row): void => {
  const { issuer } = fieldsOf(step);
  const text = String(after[issuer] ?? "");
  const isFit = URL.canParse(text) && (new URL(text).protocol === "https:" || step.platform.isDemo);
  if (!isFit) throw invalidFailure({ [issuer]: "invalid.url" });
};

/** @throws Failure 513 if the provider signs in accounts with more rights than the caller */
const checkLinked = async (step: Step, stored: Row): Promise<readonly unknown[]> => {
  const { accounts } = identityOf(step.platform);
  const linked = await accountsLinkedTo(step.db, stored[step.table.key.name]);
  for (const account of await findByKeys(step.db, accounts, linked))
    if ((await findAccountExcess(step, account)) !== null) throw noPermissionFailure();
  return linked;
};

/**
 * The editor of the provider, and those who control the editor. In an audit, they are not independent of the
 * provider's accounts.
 */
const takenBy = (step: Step, before: Row): Row => {
  const { controllers } = fieldsOf(step);
  const { caller, platform } = step;
  const { controllers: own } = identityOf(platform).account;
  if (controllers === null || own === null) return {};
  const keys = [...keysIn(before[controllers]), String(caller.key), ...keysIn(caller.account[own])];
  return { [controllers]: JSON.stringify([...new Set(keys)]) };
};

/**
 * If the issuer changes, the secret must be typed again. Otherwise, an editor could have the stored secret sent to
 * their own issuer. @throws Failure 406
 */
const checkSecret = (step: Step, stored: Row, values: Row): void => {
  const { issuer, secret } = fieldsOf(step);
  const isMoved = issuer in values && String(values[issuer]) !== String(stored[issuer]);
  if (isMoved && !isEmpty(stored[secret]) && isEmpty(values[secret]))
    throw invalidFailure({ [secret]: "invalid.required" });
};

/** Whether the provider after the change is another one, whose accounts may belong to other people. */
const isOther = ({ issuer, client }: ProviderModel, before: Row, after: Row): boolean =>
  [issuer, client].some((name) => String(before[name]) !== String(after[name]));

export const providerRules = {
  adding: async (step, values) => {
    checkIssuer(step, values);
    await checkRoles(step, values, null);
    await checkDomains(step, values);
    return { ...values, ...takenBy(step, {}) };
  },
  setting: async (step, stored, values) => {
    const after = { ...stored, ...values };
    const linked = await checkLinked(step, stored);
    checkIssuer(step, after);
    checkSecret(step, stored, values);
    await checkRoles(step, after, stored);
    await checkDomains(step, after);
    const { enabled } = fieldsOf(step);
    if (!meetsCondition(enabled, after) || isOther(fieldsOf(step), stored, after))
      for (const account of linked) await endSessionsOf(step.db, account);
    return { ...values, ...takenBy(step, stored) };
  },
  deleting: async (step, rows) => {
    for (const row of rows) for (const account of await checkLinked(step, row)) await endSessionsOf(step.db, account);
  },
} satisfies Rules;
