// Who may audit a withdrawal: the first time anybody but who asked for it; the second time an account of a company above the
// one that withdraws, which is neither of the two. The company at the top has none above it: another account of it audits.
import { Failure } from "../../Failure";
import type { Caller, Reading } from "../../Platform";
import { companiesAbove, topCompany } from "../../records/companies";
import { tableFor } from "../../records/step";
import { isEmpty } from "../../storage/codec";
import { byKey } from "../../storage/query";
import type { Row } from "../../storage/Store";

const same = (one: unknown, other: unknown): boolean => !isEmpty(one) && String(one) === String(other);

const checkFromAbove = async (reading: Reading, caller: Caller, withdrawal: Row, requester: Row | null) => {
  const involved = [withdrawal.comp_id, requester?.comp_id ?? withdrawal.comp_id];
  const top = await topCompany(reading);
  if (involved.some((company) => same(company, top))) {
    if (!same(caller.company, top)) throw new Failure(513, "audit_top");
    return;
  }
  // Who looks after a company from outside stands for it, not above it.
  const managed = caller.account.company_id;
  for (const company of involved) {
    const above = await companiesAbove(reading, company);
    if (!above.includes(String(caller.company)) || same(managed, company)) throw new Failure(513, "audit_above");
  }
};

/** @throws Failure 513, which says who may instead */
export const checkAuditor = async (
  reading: Reading,
  caller: Caller,
  withdrawal: Row,
  stage: "audit" | "approve",
): Promise<void> => {
  if (same(withdrawal.account_id, caller.key)) throw new Failure(513, "audit_own");
  if (same(withdrawal.first_audit_id, caller.key)) throw new Failure(513, "audit_twice");
  if (stage === "audit") return;
  const requester = await byKey(reading.db, tableFor(reading.platform, "account"), withdrawal.account_id);
  await checkFromAbove(reading, caller, withdrawal, requester);
};
