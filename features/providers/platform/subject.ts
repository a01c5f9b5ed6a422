// Finds the account of a person at a provider, and the role that the person has now.
import { findLinked, isLinked, linkAccount } from "./links";
import { endSessionsOf, noteRightsChange } from "../../../platform/framework/access/sessions";
import { meetsCondition, identityOf, roleKeysOf } from "../../../platform/framework/access/identity";
import { lockRights } from "../../../platform/framework/access/lockRights";
import type { Platform } from "../../../platform/framework/Platform";
import { sql } from "kysely";
import { checkNotEnded } from "../../../platform/framework/records/ended";
import { checkAdd } from "../../../platform/framework/records/schema";
import { isEmpty } from "../../../platform/framework/storage/codec";
import { keysIn } from "../../../platform/framework/storage/parseStored";
import { findByKey, findFirst, oneOf } from "../../../platform/framework/storage/query";
import type { Db, Row } from "../../../platform/framework/storage/Store";
import { columnFor } from "../../../platform/framework/storage/tableFor";
import { insertRow, lockRow, updateRow } from "../../../platform/framework/storage/write";
import { Failure } from "../../../platform/framework/wire/Failure";
import type { Claims } from "./client";
import { findProvider, isEnabled, type Provider, claimRolesOf, providerText } from "./Provider";
import type { SignInRefusal } from "./signInFailure";

export type FoundAccount =
  | { readonly account: Row }
  | { readonly refused: SignInRefusal; readonly account: Row | null };

/** The claim with a name, or at a path of nested claims. */
const claimAt = (claims: Claims, name: string): unknown =>
  name in claims
    ? claims[name]
    : name.split(".").reduce<unknown>((within, part) => (within === null ? null : Object(within)[part]), claims);

const textsIn = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.map(String);
  return typeof value === "string" ? [value, ...value.split(/[\s,]+/)] : [];
};

/** The fields in a line of `roles`: the reference to a role, and the value. */
const lineFields = (platform: Platform, { table, fields }: Provider) => {
  const { roles } = identityOf(platform);
  const nested = table.byName.get(fields.roles)?.field.of ?? [];
  const role = nested.find(({ options }) => options.to === roles.name)?.name ?? "";
  return { role, value: nested.find(({ name }) => name !== role)?.name ?? "" };
};

/** The keys of all roles that a provider can give. */
export const rolesFromProvider = (platform: Platform, provider: Provider): readonly string[] => {
  const { role } = lineFields(platform, provider);
  const keys = [...claimRolesOf(provider).map((line) => line[role]), provider.row[provider.fields.role]];
  return keys.filter((key) => !isEmpty(key)).map(String);
};

/** The first role whose value is in the claims. The super admin's role and disabled roles are left out. */
const roleFor = async (platform: Platform, db: Db, provider: Provider, claims: Claims): Promise<Row | null> => {
  const { roles, role: fields } = identityOf(platform);
  const { role, value } = lineFields(platform, provider);
  const values = new Set(textsIn(claimAt(claims, providerText(provider, "roleClaim"))));
  const line = claimRolesOf(provider).find((one) => values.has(String(one[value])));
  const key = line === undefined ? provider.row[provider.fields.role] : line[role];
  const found = isEmpty(key) || String(key) === fields.super ? null : await findByKey(db, roles, key);
  return found === null || meetsCondition(fields.disabled, found) ? null : found;
};

/** A mail address that the provider has verified, in a domain that a higher company has confirmed. */
const trustedMail = ({ domains }: Provider, claims: Claims): string | null => {
  const mail = typeof claims.email === "string" ? claims.email.trim().toLowerCase() : "";
  const isOwn = domains.includes(mail.split("@").at(-1) ?? "");
  return claims.email_verified === true && isOwn && mail.includes("@") ? mail : null;
};

const belongsTo = (platform: Platform, { fields, row }: Provider, account: Row): boolean => {
  const [owner] = identityOf(platform).account.owners;
  return owner !== undefined && String(account[owner]) === String(row[fields.owner]);
};

/**
 * The account with the person's mail address. It must belong to the provider's company and have no more rights than the
 * provider can give. Otherwise, the provider's editor could sign in as anybody.
 */
const findByMail = async (platform: Platform, db: Db, provider: Provider, claims: Claims): Promise<Row | null> => {
  const identity = identityOf(platform);
  const { accounts, account: fields } = identity;
  const mail = trustedMail(provider, claims);
  if (mail === null || fields.mail === null) return null;
  const account = await findFirst(db, accounts, [sql<boolean>`lower(${sql.ref(fields.mail)}) = ${mail}`]);
  if (account === null || !belongsTo(platform, provider, account) || meetsCondition(fields.service, account))
    return null;
  const given = new Set(rolesFromProvider(platform, provider));
  // If an address now belongs to another person, it must not open the account of its former owner.
  const linked = { provider: provider.key, issuer: claims.iss };
  if (await isLinked(db, linked, account[accounts.key.name])) return null;
  const isWithin = roleKeysOf(identity, account).every((key) => given.has(String(key)));
  return isWithin && !meetsCondition(fields.wide, account) ? account : null;
};

const MOST_NAME = 60;

/**
 * A name that no account has: the name in the claim, with a number if needed. Null if the claim is not a valid name.
 */
const freeName = async (platform: Platform, db: Db, text: unknown): Promise<string | null> => {
  const { accounts, account: fields } = identityOf(platform);
  const name =
    typeof text === "string"
      ? text
          .trim()
          .replaceAll(/[^A-Za-z0-9._-]+/g, "-")
          .replace(/^[^A-Za-z0-9]+/, "")
      : "";
  if (name.length < 3) return null;
  for (let at = 1; at < 100; at += 1) {
    const tried = at === 1 ? name.slice(0, MOST_NAME) : `${name.slice(0, MOST_NAME)}-${at}`;
    const taken = await findFirst(db, accounts, [oneOf(columnFor(accounts, fields.name), [tried])]);
    if (taken === null) return tried;
  }
  return null;
};

const make = async (platform: Platform, db: Db, provider: Provider, claims: Claims, role: Row): Promise<Row | null> => {
  const { accounts, account: fields, roles } = identityOf(platform);
  const name = await freeName(platform, db, claimAt(claims, providerText(provider, "nameClaim")) ?? claims.email);
  if (name === null) return null;
  const [owner = ""] = fields.owners;
  const mail = trustedMail(provider, claims);
  const isFree =
    mail !== null &&
    fields.mail !== null &&
    (await findFirst(db, accounts, [oneOf(columnFor(accounts, fields.mail), [mail])])) === null;
  const column = accounts.byName.get(fields.role);
  const key = role[roles.key.name];
  const person = typeof claims.name === "string" && claims.name.trim() !== "" ? claims.name.trim().slice(0, 40) : name;
  const given = {
    [fields.name]: name,
    [owner]: provider.row[provider.fields.owner],
    [fields.role]: column?.wire === "list" ? [key] : key,
    ...(isFree && fields.mail !== null ? { [fields.mail]: mail } : {}),
  };
  const add = (called: string): Promise<Row> => {
    const row = { ...given, ...(fields.person === null ? {} : { [fields.person]: called }) };
    return insertRow(
      db,
      accounts,
      { ...checkAdd(platform.schemas.get(accounts.name) ?? new Map(), row), ...controlled(provider, platform, {}) },
      platform.now(),
    );
  };
  const isTaken = async (): Promise<boolean> => {
    if (fields.person === null) return false;
    const same = [
      oneOf(columnFor(accounts, fields.person), [person]),
      oneOf(columnFor(accounts, owner), [given[owner]]),
    ];
    return (await findFirst(db, accounts, same)) !== null;
  };
  return add((await isTaken()) ? `${person} (${name})`.slice(0, 64) : person);
};

/** Makes the editor of the provider a controller of the account, because the editor could sign in to it. */
const controlled = ({ row, fields }: Provider, platform: Platform, account: Row): Row => {
  const { controllers } = identityOf(platform).account;
  if (controllers === null || fields.controllers === null) return {};
  const known = keysIn(account[controllers]);
  const all = [...new Set([...known, ...keysIn(row[fields.controllers])])];
  return all.length === known.length ? {} : { [controllers]: JSON.stringify(all) };
};

/** Gives the account its present role. */
const update = async (platform: Platform, db: Db, provider: Provider, account: Row, role: Row): Promise<Row> => {
  const identity = identityOf(platform);
  const { accounts, account: fields, roles } = identity;
  const key = role[roles.key.name];
  const isSame = roleKeysOf(identity, account).map(String).join() === String(key);
  const isList = accounts.byName.get(fields.role)?.wire === "list";
  const changes = {
    ...(isSame ? {} : { [fields.role]: isList ? [key] : key }),
    ...controlled(provider, platform, account),
  };
  if (Object.keys(changes).length === 0) return account;
  return updateRow(db, accounts, account[accounts.key.name], changes, platform.now());
};

/** Whether the company of a provider has ended. Its accounts are then disabled, and no new ones are created. */
const isOver = (platform: Platform, db: Db, { table, row }: Provider): Promise<boolean> =>
  checkNotEnded({ platform, db }, table, [row]).then(
    () => false,
    (error: unknown) => {
      if (error instanceof Failure) return true;
      throw error;
    },
  );

const refused = (reason: SignInRefusal, account: Row | null = null): FoundAccount => ({ refused: reason, account });

/**
 * Finds, links or creates the account, and gives it the role of the claims. Must run in a transaction. A person without
 * any matching role is signed out everywhere.
 */
export const findOrCreateAccount = async (
  platform: Platform,
  db: Db,
  providerKey: unknown,
  claims: Claims,
): Promise<FoundAccount> => {
  const { accounts, account: fields } = identityOf(platform);
  await lockRights(platform.store, db);
  const provider = await findProvider(platform, db, providerKey);
  if (provider === null || !isEnabled(provider) || (await isOver(platform, db, provider))) return refused("off");
  const subject = { provider: provider.key, issuer: claims.iss, subject: claims.sub };
  const linked = await findLinked(db, subject);
  const found =
    linked === null ? await findByMail(platform, db, provider, claims) : await findByKey(db, accounts, linked);
  const known = found === null ? null : await lockRow(platform.store, db, accounts, found);
  // An account that moved to another company, or that became a service account, no longer belongs to the provider.
  if (known !== null && (!belongsTo(platform, provider, known) || meetsCondition(fields.service, known)))
    return refused("account", known);
  const role = await roleFor(platform, db, provider, claims);
  await noteRightsChange(db);
  if (role === null) {
    if (known !== null && linked !== null) await endSessionsOf(db, known[accounts.key.name]);
    return refused("role", known);
  }
  if (known === null && !meetsCondition(provider.fields.makes, provider.row)) return refused("account");
  const account =
    known === null
      ? await make(platform, db, provider, claims, role)
      : await update(platform, db, provider, known, role);
  if (account === null) return refused("name");
  if (linked === null) await linkAccount(db, subject, account[accounts.key.name], platform.now());
  return { account };
};
