// A company may demand a second factor of the accounts that have certain roles, in it and in the companies below (ADR 46).
import { findByKeys } from "../storage/query";
import type { Db, Row } from "../storage/Store";
import { type Described, tableFor } from "../storage/tableFor";
import { findCompaniesAbove } from "./companies";
import { hasFactor } from "./factor";
import { findIdentity, holds, roleKeysOf } from "./identity";
import { keysInList } from "./roleLists";

/** Whether a company demands a second factor of this account, which has none. Nobody signs in to a service account. */
export const lacksFactor = async (described: Described, db: Db, account: Row): Promise<boolean> => {
  const { owner } = described.model;
  const identity = findIdentity(described);
  if (identity === null || owner === null || owner.factorRoles === null) return false;
  const { accounts, account: fields } = identity;
  const [field] = fields.owners;
  if (field === undefined || holds(fields.service, account)) return false;
  const companies = tableFor(described, owner.resource);
  const own = account[field];
  const above = await findCompaniesAbove({ platform: described, db }, own);
  const rows = await findByKeys(db, companies, [own, ...above]);
  const roles = new Set(roleKeysOf(identity, account).map(String));
  const list = owner.factorRoles;
  const isDemanded = rows.some((row) => keysInList(companies, row, list).some((role) => roles.has(role)));
  const key = account[accounts.key.name];
  return isDemanded && !(await hasFactor(db, typeof key === "number" ? key : String(key)));
};
