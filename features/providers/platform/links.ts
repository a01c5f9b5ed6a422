// The people that identity providers sign in: subjects, each linked to one account.
import { sql } from "kysely";
import type { ProviderModel } from "../../../generator";
import { declaredType } from "../../../platform/framework/storage/columns";
import { findByKey } from "../../../platform/framework/storage/query";
import type { Db, Row, Store } from "../../../platform/framework/storage/Store";
import type { Column, Table } from "../../../platform/framework/storage/Table";
import { type Described, tableFor } from "../../../platform/framework/storage/tableFor";
import * as own from "../../../platform/framework/wire/ownNames";
import { findIdentity, holds } from "../../../platform/framework/access/identity";
import { hashOf } from "../../../platform/framework/access/sessions";

const LINKS = "platform_provider_link";

interface Providers {
  readonly provider: ProviderModel;
  readonly providers: Table;
}

/** Null if the console has no identity providers. */
export const findProviders = ({ model: { identity }, tables }: Described): Providers | null =>
  identity === null || identity.provider === null
    ? null
    : { provider: identity.provider, providers: tableFor({ tables }, identity.provider.resource) };

/** Creates the table. A link is deleted with its provider, and with its account. */
export const ensureLinks = async (engine: Store["engine"], db: Db, described: Described): Promise<void> => {
  const { accounts } = findIdentity(described) ?? {};
  const { providers } = findProviders(described) ?? {};
  if (accounts === undefined || providers === undefined) return;
  const to = (name: string, { name: table, key }: { readonly name: string; readonly key: Column }) =>
    sql`${sql.ref(name)} ${declaredType(engine, key.storage)} not null references ${sql.table(table)} (${sql.ref(key.name)}) on delete cascade`;
  await sql`create table if not exists ${sql.table(LINKS)} (${to("provider", providers)}, issuer text not null, subject text not null, ${to("account", accounts)}, ${own.created} bigint not null, primary key (provider, issuer, subject))`.execute(
    db,
  );
  await sql`create index if not exists ix_platform_provider_link_account on ${sql.table(LINKS)} (account)`.execute(db);
};

export interface Subject {
  readonly provider: unknown;
  readonly issuer: string;
  readonly subject: string;
}

/** The key of the account of a subject; null if it has none. */
export const findLinked = async (db: Db, { provider, issuer, subject }: Subject): Promise<unknown> => {
  const { rows } = await sql<{
    account: unknown;
  }>`select account from ${sql.table(LINKS)} where provider = ${provider} and issuer = ${issuer} and subject = ${subject}`.execute(
    db,
  );
  return rows[0]?.account ?? null;
};

export const link = async (
  db: Db,
  { provider, issuer, subject }: Subject,
  account: unknown,
  now: number,
): Promise<void> => {
  await sql`insert into ${sql.table(LINKS)} (provider, issuer, subject, account, ${own.created}) values (${provider}, ${issuer}, ${subject}, ${account}, ${now})`.execute(
    db,
  );
};

/** Whether any subject of this issuer is linked to the account. */
export const isLinked = async (
  db: Db,
  { provider, issuer }: Omit<Subject, "subject">,
  account: unknown,
): Promise<boolean> => {
  const { rows } =
    await sql`select 1 from ${sql.table(LINKS)} where provider = ${provider} and issuer = ${issuer} and account = ${account}`.execute(
      db,
    );
  return rows.length > 0;
};

export interface Link {
  /** The key of the provider's record. */
  readonly provider: unknown;
  readonly issuer: string;
  readonly subject: string;
  /** Seconds since 1970. */
  readonly since: number;
}

/** The names of a person at providers. */
export const linksOf = async (db: Db, account: unknown): Promise<readonly Row[]> => {
  const { rows } =
    await sql<Link>`select provider, issuer, subject, ${own.created} as since from ${sql.table(LINKS)} where account = ${account} order by ${own.created}, provider`.execute(
      db,
    );
  return rows.map((row) => ({ ...row, since: Number(row.since) }));
};

/** The subject of a person is deleted with the other data of the person. */
export const forgetLinks = async (db: Db, account: unknown): Promise<void> => {
  await sql`delete from ${sql.table(LINKS)} where account = ${account}`.execute(db);
};

/** The keys of all accounts that a provider has signed in. */
export const accountsLinkedTo = async (db: Db, provider: unknown): Promise<readonly unknown[]> => {
  const { rows } = await sql<{
    account: unknown;
  }>`select distinct account from ${sql.table(LINKS)} where provider = ${provider}`.execute(db);
  return rows.map(({ account }) => account);
};

/** A hash of issuer and client of a provider; null if it is off or missing. If the hash changes, its people change. */
export const markOfProvider = async (described: Described, db: Db, key: unknown): Promise<string | null> => {
  const { provider, providers } = findProviders(described) ?? {};
  const row = provider === undefined || providers === undefined ? null : await findByKey(db, providers, key);
  if (row === null || provider === undefined || !holds(provider.enabled, row)) return null;
  return hashOf(JSON.stringify([row[provider.issuer], row[provider.client]]));
};

/** Whether an enabled provider is the only way to sign in to this account. */
export const needsProvider = async (described: Described, db: Db, account: unknown): Promise<boolean> => {
  const { provider, providers } = findProviders(described) ?? {};
  if (provider === undefined || providers === undefined) return false;
  const { rows } = await sql<{
    provider: unknown;
  }>`select distinct provider from ${sql.table(LINKS)} where account = ${account}`.execute(db);
  for (const one of rows) {
    const row: Row | null = await findByKey(db, providers, one.provider);
    if (row !== null && holds(provider.enabled, row) && holds(provider.exclusive, row)) return true;
  }
  return false;
};
