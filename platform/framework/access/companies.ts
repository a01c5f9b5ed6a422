// Finds the companies above a company in the tree, and the top company.
import { isKey } from "./Caller";
import { type Identity, identityOf } from "./identity";
import type { KeyIn } from "../storage/defineResource";
import { isEmpty } from "../storage/codec";
import { findByKey } from "../storage/query";
import type { Db } from "../storage/Store";
import { type Described, tableFor } from "../storage/tableFor";

/** What is needed to read accounts and companies. */
export interface RightsReader {
  readonly platform: Described;
  readonly db: Db;
}

type OwnerKey = KeyIn<"owner">;

/** A limit for the depth of the company tree, because parents could form a cycle. */
const DEEPEST = 100;

/** The key of the company that runs the platform: the one that owns the role of the super admin. */
export const findTopOwner = async ({ roles, role }: Identity, db: Db): Promise<OwnerKey | null> => {
  const { scope } = roles.resource;
  const top = scope?.is === "owned" ? (await findByKey(db, roles, role.super))?.[scope.steps[0].field] : null;
  return isKey(top) ? top : null;
};

export const findTopCompany = ({ platform, db }: RightsReader): Promise<OwnerKey | null> =>
  findTopOwner(identityOf(platform), db);

/** Keys of the companies above `company`, nearest first. The company that runs the platform is above all others. */
export const findCompaniesAbove = async (reading: RightsReader, company: unknown): Promise<readonly OwnerKey[]> => {
  const { platform, db } = reading;
  const { owner } = platform.model;
  const above = new Set<unknown>();
  if (owner === null || owner.parent === null) return [];
  const { parent } = owner;
  const companies = tableFor(platform, owner.resource);
  let row = await findByKey(db, companies, company);
  for (let left = DEEPEST; row !== null && !isEmpty(row[parent]) && left > 0; left -= 1) {
    above.add(row[parent]);
    row = await findByKey(db, companies, row[parent]);
  }
  const top = await findTopCompany(reading);
  if (!isEmpty(top)) above.add(top);
  above.delete(company);
  return [...above].filter(isKey);
};
