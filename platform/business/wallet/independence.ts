// Decides who may audit a withdrawal. The first auditor is any person except the requester. The second auditor is a
// third person, from a company above the company that withdraws. No company is above the top company, so another
// account of the top company audits its withdrawals. Outside the top company, one person may not control both the
// requester and the first auditor, or both auditors.
import type { RowOf } from "pilothouse/handles";
import {
  haveCommonController,
  findCompaniesAbove,
  Failure,
  type Reading,
  type Step,
  findTopCompany,
} from "pilothouse/platform";
import { findByKey, findByKeys, isEmpty, lockRow, tableFor } from "pilothouse/platform/storage";
import { resources } from "../../generated/resources";

type Account = RowOf<typeof resources.account>;
type Withdrawal = RowOf<typeof resources.money_flow>;

const same = (one: number, other: number | null): boolean => one !== 0 && one === other;

const faultAbove = async (
  reading: Reading,
  auditor: Account,
  withdrawal: Withdrawal,
  requester: Account | undefined,
) => {
  const involved = [withdrawal.comp_id, requester?.comp_id ?? withdrawal.comp_id];
  const top = await findTopCompany(reading);
  if (involved.some((company) => same(company, top)))
    return same(auditor.comp_id, top) ? null : new Failure(513, "audit_top");
  // An account from outside that manages a company counts as part of that company, not of a company above it.
  for (const company of involved) {
    const above = await findCompaniesAbove(reading, company);
    if (!above.includes(auditor.comp_id) || same(auditor.company_id, company)) return new Failure(513, "audit_above");
  }
  return null;
};

type People = ReadonlyMap<number, Account>;

/** Reads and locks the accounts, by key. The order is fixed, so that two audits cannot deadlock. */
const lockedAccounts = async ({ platform, db }: Step, keys: readonly number[]): Promise<People> => {
  const accounts = tableFor(platform, resources.account);
  const locked = new Map<number, Account>();
  for (const key of keys.toSorted((one, other) => one - other)) {
    const found = isEmpty(key) ? null : await findByKey(db, accounts, key);
    if (found) locked.set(key, await lockRow(platform.store, db, accounts, found));
  }
  return locked;
};

export type AuditCall = keyof Pick<typeof resources.money.calls, "audit" | "approve">;

const ownFault = ({ account_id, first_audit_id }: Withdrawal, key: number): Failure | null => {
  if (same(account_id, key)) return new Failure(513, "audit_own");
  return same(first_audit_id, key) ? new Failure(513, "audit_twice") : null;
};

const faultAmong = async (reading: Reading, people: People, withdrawal: Withdrawal, stage: AuditCall, key: number) => {
  const { account_id, first_audit_id } = withdrawal;
  const [requester, first] = [people.get(account_id), people.get(first_audit_id)];
  const auditor = people.get(key);
  if (!auditor) return new Failure(401);
  const above = stage === "approve" ? await faultAbove(reading, auditor, withdrawal, requester) : null;
  if (above !== null) return above;
  const before = stage === "audit" ? requester : first;
  return before && (await haveCommonController(reading, before, auditor)) ? new Failure(513, "audit_hand") : null;
};

/** @throws Failure 513 if the caller may not audit; the message says who may */
export const checkAuditor = async (step: Step, withdrawal: Withdrawal, stage: AuditCall): Promise<void> => {
  const { key } = step.caller;
  const own = ownFault(withdrawal, key);
  if (own !== null) throw own;
  const people = await lockedAccounts(step, [withdrawal.account_id, withdrawal.first_audit_id, key]);
  const fault = await faultAmong(step, people, withdrawal, stage, key);
  if (fault !== null) throw fault;
};

/** The failure that `checkAuditor` would throw now; null if the account may audit. */
export const auditorFailureOf = async (reading: Reading, key: number, withdrawal: Withdrawal, stage: AuditCall) => {
  const own = ownFault(withdrawal, key);
  if (own !== null) return own;
  const accounts = tableFor(reading.platform, resources.account);
  const keys = [withdrawal.account_id, withdrawal.first_audit_id, key].filter((one) => !isEmpty(one));
  const found = await findByKeys(reading.db, accounts, keys);
  const people = new Map(found.map((row) => [row.id, row]));
  return faultAmong(reading, people, withdrawal, stage, key);
};
