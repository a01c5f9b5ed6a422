// An identity provider: its record, and what the record says about roles and mail domains.
import type { ProviderModel } from "../../../generator";
import { findProviders } from "./links";
import { meetsCondition } from "../../../platform/framework/access/identity";
import type { Platform } from "../../../platform/framework/Platform";
import { decode, isEmpty } from "../../../platform/framework/storage/codec";
import { findByKey, oneOf, readRows, whereOf } from "../../../platform/framework/storage/query";
import type { Db, Row } from "../../../platform/framework/storage/Store";
import type { Table } from "../../../platform/framework/storage/Table";
import { sql } from "kysely";
import { parseDomains } from "./mailDomains";

export interface Provider {
  readonly key: unknown;
  readonly row: Row;
  readonly table: Table;
  readonly fields: ProviderModel;
  readonly name: string;
  readonly domains: readonly string[];
}

export type ProviderField = "issuer" | "client" | "secret" | "scopes" | "nameClaim" | "roleClaim";

export const providerText = ({ row, fields }: Provider, field: ProviderField): string =>
  String(row[fields[field]] ?? "");

const providerOf = (table: Table, fields: ProviderModel, row: Row): Provider => ({
  key: row[table.key.name],
  row,
  table,
  fields,
  name: String(row[fields.name] ?? ""),
  domains: parseDomains(row[fields.domains]),
});

export const isEnabled = ({ fields, row }: Provider): boolean => meetsCondition(fields.enabled, row);

/** Values of the claim and the roles that they give, in order. */
export const claimRolesOf = ({ table, fields, row }: Provider): readonly Row[] => {
  const column = table.byName.get(fields.roles);
  const lines = column === undefined ? [] : decode(column, row[fields.roles]);
  return Array.isArray(lines)
    ? lines.flatMap((line) => (typeof line === "object" && line !== null ? [{ ...line }] : []))
    : [];
};

export const findProvider = async (platform: Platform, db: Db, key: unknown): Promise<Provider | null> => {
  const { provider, providers } = findProviders(platform) ?? {};
  if (provider === undefined || providers === undefined) return null;
  const row = await findByKey(db, providers, key);
  return row === null ? null : providerOf(providers, provider, row);
};

/** The enabled provider for a company code or a mail address. Null if two providers have the same domain. */
export const findProviderFor = async (platform: Platform, db: Db, who: string): Promise<Provider | null> => {
  const { provider, providers } = findProviders(platform) ?? {};
  const code = provider && providers?.byName.get(provider.code);
  if (provider === undefined || providers === undefined || !code) return null;
  const [, domain] = /^[^@]+@([^@]+)$/.exec(who) ?? [];
  const where = domain === undefined ? oneOf(code, [who]) : sql<boolean>`not ${sql.ref(provider.domains)} = ${""}`;
  const rows = await readRows(db, providers, whereOf([where]));
  const found = rows
    .filter((row) => !isEmpty(row[providers.key.name]))
    .map((row) => providerOf(providers, provider, row))
    .filter((one) => isEnabled(one) && (domain === undefined || one.domains.includes(domain.toLowerCase())));
  return found.length === 1 ? (found[0] ?? null) : null;
};
