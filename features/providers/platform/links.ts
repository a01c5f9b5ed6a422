// The people who sign in at identity providers. A provider calls a person a subject; each subject is linked to one
// account.
import { type Kysely, sql } from "kysely";
import type { ProviderModel } from "../../../generator";
import { declaredType } from "../../../platform/framework/storage/columns";
import { findByKey } from "../../../platform/framework/storage/query";
import type { Db, Row, Store } from "../../../platform/framework/storage/Store";
import type { Column, Table } from "../../../platform/framework/storage/Table";
import { type Described, tableFor } from "../../../platform/framework/storage/tableFor";
import * as own from "../../../platform/framework/wire/ownNames";
import { findIdentity, meetsCondition } from "../../../platform/framework/access/identity";
import { hashToken } from "../../../platform/framework/access/sessions";

const LINKS = "platform_provider_link";

interface Tables {
  readonly [LINKS]: {
    /** The key of the provider's record. */
    readonly provider: unknown;
    readonly issuer: string;
    readonly subject: string;
    readonly account: unknown;
    /** Seconds since 1970. */
    readonly [own.CREATED]: number;
  };
}
const typed = (db: Db): Kysely<Tables> => db;

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
  await sql`create table if not exists ${sql.table(LINKS)} (${to("provider", providers)}, issuer text not null, subject text not null, ${to("account", accounts)}, ${own.createdColumn} bigint not null, primary key (provider, issuer, subject))`.execute(
    db,
  );
  await sql`create index if not exists ix_platform_provider_link_account on ${sql.table(LINKS)} (account)`.execute(db);
};

export type ProviderSubject = Pick<Tables[typeof LINKS], "provider" | "issuer" | "subject">;

/** The key of the account of a subject; null if the subject has none. */
export const findLinked = async (db: Db, { provider, issuer, subject }: ProviderSubject): Promise<unknown> => {
  const found = await typed(db)
    .selectFrom(LINKS)
    .select("account")
    .where("provider", "=", provider)
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .executeTakeFirst();
  return found?.account ?? null;
};

export const linkAccount = async (
  db: Db,
  { provider, issuer, subject }: ProviderSubject,
  account: unknown,
  now: number,
): Promise<void> => {
  const linked = { provider, issuer, subject, account, [own.CREATED]: now };
  await typed(db).insertInto(LINKS).values(linked).execute();
};

/** Whether any subject of this issuer is linked to the account. */
export const isLinked = async (
  db: Db,
  { provider, issuer }: Omit<ProviderSubject, "subject">,
  account: unknown,
): Promise<boolean> => {
  const found = await typed(db)
    .selectFrom(LINKS)
    .select("subject")
    .where("provider", "=", provider)
    .where("issuer", "=", issuer)
    .where("account", "=", account)
    .executeTakeFirst();
  return found !== undefined;
};

/** The names of a person at providers. */
export const linksOf = (db: Db, account: unknown): Promise<readonly Row[]> =>
  typed(db)
    .selectFrom(LINKS)
    .select(["provider", "issuer", "subject", `${own.CREATED} as since`])
    .where("account", "=", account)
    .orderBy(own.CREATED)
    .orderBy("provider")
    .execute();

/** The subject of a person is deleted with the other data of the person. */
export const deleteLinks = async (db: Db, account: unknown): Promise<void> => {
  await typed(db).deleteFrom(LINKS).where("account", "=", account).execute();
};

/** The keys of all accounts that people of a provider have used. */
export const accountsLinkedTo = async (db: Db, provider: unknown): Promise<readonly unknown[]> => {
  const rows = await typed(db)
    .selectFrom(LINKS)
    .select("account")
    .distinct()
    .where("provider", "=", provider)
    .execute();
  return rows.map(({ account }) => account);
};

/**
 * A hash of issuer and client of a provider; null if it is off or missing. If the hash changes, other people sign in.
 */
export const providerFingerprint = async (described: Described, db: Db, key: unknown): Promise<string | null> => {
  const { provider, providers } = findProviders(described) ?? {};
  const row = provider === undefined || providers === undefined ? null : await findByKey(db, providers, key);
  if (row === null || provider === undefined || !meetsCondition(provider.enabled, row)) return null;
  return hashToken(JSON.stringify([row[provider.issuer], row[provider.client]]));
};

/** Whether an enabled provider is the only way to sign in to this account. */
export const needsProvider = async (described: Described, db: Db, account: unknown): Promise<boolean> => {
  const { provider, providers } = findProviders(described) ?? {};
  if (provider === undefined || providers === undefined) return false;
  const rows = await typed(db).selectFrom(LINKS).select("provider").distinct().where("account", "=", account).execute();
  for (const one of rows) {
    const row: Row | null = await findByKey(db, providers, one.provider);
    if (row !== null && meetsCondition(provider.enabled, row) && meetsCondition(provider.exclusive, row)) return true;
  }
  return false;
};
