// Finds the companies above a company in the tree, and the company at the top.
import { type Identity, identityOf } from "./identity";
import { isEmpty } from "../storage/codec";
import { findByKey } from "../storage/query";
import type { Db } from "../storage/Store";
import { type Described, tableFor } from "../storage/tableFor";

/** What is needed to read accounts and companies. */
export interface DescribedRows {
  readonly platform: Described;
  readonly db: Db;
}

/** No company tree is this deep. The limit stops the search if parents form a cycle. */
const DEEPEST = 100;

/** The key of the company that runs the platform: the one that owns the role of the super admin. */
export const findTopOwner = async ({ roles, role }: Identity, db: Db): Promise<unknown> => {
  const { scope } = roles.resource;
  return scope?.is === "owned" ? (await findByKey(db, roles, role.super))?.[scope.steps[0].field] : undefined;
};

export const findTopCompany = ({ platform, db }: DescribedRows): Promise<unknown> =>
  findTopOwner(identityOf(platform), db);

/** Keys of the companies above `company`, nearest first. The company that runs the platform is above all others. */
export const findCompaniesAbove = async (reading: DescribedRows, company: unknown): Promise<readonly string[]> => {
  const { platform, db } = reading;
  const { owner } = platform.model;
  const above = new Set<string>();
  if (owner === null || owner.parent === null) return [];
  const { parent } = owner;
  const companies = tableFor(platform, owner.resource);
  let row = await findByKey(db, companies, company);
  for (let left = DEEPEST; row !== null && !isEmpty(row[parent]) && left > 0; left -= 1) {
    above.add(String(row[parent]));
    row = await findByKey(db, companies, row[parent]);
  }
  const top = await findTopCompany(reading);
  if (!isEmpty(top)) above.add(String(top));
  above.delete(String(company));
  return [...above];
};
