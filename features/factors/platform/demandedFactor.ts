// A second factor can be required by role. Either the role itself requires it, or a company names the role; then it
// applies to accounts in that company and all companies below it (ADR 46).
import { findByKeys } from "../../../platform/framework/storage/query";
import type { Db, Row } from "../../../platform/framework/storage/Store";
import { type Described, tableFor } from "../../../platform/framework/storage/tableFor";
import { findCompaniesAbove } from "../../../platform/framework/access/companies";
import type { WithFactors } from "../../../platform/framework/access/Factor";
import { hasFactor } from "./hasFactor";
import { findIdentity, meetsCondition, type Identity, roleKeysOf } from "../../../platform/framework/access/identity";
import { keysInList } from "../../../platform/framework/access/roleLists";

const isDemandedByRole = async ({ roles, role }: Identity, db: Db, keys: readonly unknown[]): Promise<boolean> => {
  if (Object.keys(role.factor).length === 0) return false;
  return (await findByKeys(db, roles, keys)).some((row) => meetsCondition(role.factor, row));
};

const isDemandedByCompany = async (
  described: Described,
  db: Db,
  own: unknown,
  keys: readonly unknown[],
): Promise<boolean> => {
  const { owner } = described.model;
  if (owner === null || owner.factorRoles === null) return false;
  const companies = tableFor(described, owner.resource);
  const above = await findCompaniesAbove({ platform: described, db }, own);
  const roles = new Set(keys.map(String));
  const list = owner.factorRoles;
  const rows = await findByKeys(db, companies, [own, ...above]);
  return rows.some((row) => keysInList(companies, row, list).some((role) => roles.has(role)));
};

/**
 * Whether this account must have a second factor and has none. False for service accounts, because nobody signs in to
 * them.
 */
export const lacksFactor = async (described: Described & WithFactors, db: Db, account: Row): Promise<boolean> => {
  const identity = findIdentity(described);
  if (identity === null || meetsCondition(identity.account.service, account)) return false;
  const { accounts, account: fields } = identity;
  const roles = roleKeysOf(identity, account);
  const [field] = fields.owners;
  const isDemanded =
    (await isDemandedByRole(identity, db, roles)) ||
    (field !== undefined && (await isDemandedByCompany(described, db, account[field], roles)));
  const key = account[accounts.key.name];
  return isDemanded && !(await hasFactor(described, db, typeof key === "number" ? key : String(key)));
};
