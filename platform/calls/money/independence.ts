// Who may audit a withdrawal: the first time anybody but who asked for it; the second time an account of a company above the
// one that withdraws, which is neither of the two. The company at the top has none above it: another account of it audits.
// Outside the top, nobody controls both who asked and the first auditor, or both auditors.
import { areInOneHand } from "../../access/controllers";
import { Failure } from "../../Failure";
import type { Step } from "../../Platform";
import { companiesAbove, topCompany } from "../../records/companies";
import { tableFor } from "../../records/step";
import { isEmpty } from "../../storage/codec";
import { byKey } from "../../storage/query";
import type { Row } from "../../storage/Store";
import { lockedRow } from "../../storage/write";

const same = (one: unknown, other: unknown): boolean => !isEmpty(one) && String(one) === String(other);

const checkFromAbove = async (step: Step, auditor: Row, withdrawal: Row, requester: Row | undefined) => {
  const involved = [withdrawal.comp_id, requester?.comp_id ?? withdrawal.comp_id];
  const top = await topCompany(step);
  if (involved.some((company) => same(company, top))) {
    if (!same(auditor.comp_id, top)) throw new Failure(513, "audit_top");
    return;
  }
  // Who looks after a company from outside stands for it, not above it.
  for (const company of involved) {
    const above = await companiesAbove(step, company);
    if (!above.includes(String(auditor.comp_id)) || same(auditor.company_id, company))
      throw new Failure(513, "audit_above");
  }
};

/** The accounts as they are now, by key. Locked in one order, so that two audits never wait for each other. */
const lockedAccounts = async ({ platform, db }: Step, keys: readonly unknown[]) => {
  const accounts = tableFor(platform, "account");
  const locked = new Map<string, Row>();
  for (const key of keys.map(Number).toSorted((one, other) => one - other)) {
    const found = isEmpty(key) ? null : await byKey(db, accounts, key);
    if (found) locked.set(String(key), await lockedRow(platform.store, db, accounts, found));
  }
  return locked;
};

/** @throws Failure 513, which says who may instead */
export const checkAuditor = async (step: Step, withdrawal: Row, stage: "audit" | "approve"): Promise<void> => {
  const { account_id, first_audit_id } = withdrawal;
  const { key } = step.caller;
  if (same(account_id, key)) throw new Failure(513, "audit_own");
  if (same(first_audit_id, key)) throw new Failure(513, "audit_twice");
  const people = await lockedAccounts(step, [account_id, first_audit_id, key]);
  const [requester, first] = [people.get(String(account_id)), people.get(String(first_audit_id))];
  const auditor = people.get(String(key));
  if (!auditor) throw new Failure(401);
  if (stage === "approve") await checkFromAbove(step, auditor, withdrawal, requester);
  const before = stage === "audit" ? requester : first;
  if (before && (await areInOneHand(step, before, auditor))) throw new Failure(513, "audit_hand");
};
