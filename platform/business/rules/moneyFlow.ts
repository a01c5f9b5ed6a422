// Which withdrawals the caller would be refused to audit, and why.
import { mayCall } from "../../framework/access/permission";
import { FLOW } from "../wallet/balance";
import { auditorFault, type Stage } from "../wallet/independence";
import type { Failure } from "../../framework/wire/Failure";
import type { Refusals, Rules } from "../../framework/records/rules";
import { tableFor } from "../../framework/records/step";
import type { Row } from "../../framework/storage/Store";

const STAGES: Readonly<Record<number, Stage>> = { 1: "audit", 2: "approve" };

const stageOf = ({ type, audit_state }: Row): Stage | undefined =>
  Number(type) === FLOW.withdrawal ? STAGES[Number(audit_state)] : undefined;

export const moneyFlow = {
  refusing: async (reading, caller, rows) => {
    const wallet = tableFor(reading.platform, "money").resource;
    // Of the same company and people the answer is the same.
    const known = new Map<string, Failure | null>();
    const refusals: Refusals[] = [];
    for (const row of rows) {
      const stage = stageOf(row);
      if (stage === undefined || !mayCall(caller, wallet, stage)) {
        refusals.push({});
        continue;
      }
      const same = [stage, row.comp_id, row.account_id, row.first_audit_id].join(" ");
      const found = known.get(same);
      const fault = found === undefined ? await auditorFault(reading, caller.key, row, stage) : found;
      known.set(same, fault);
      refusals.push(fault === null ? {} : { [stage]: fault });
    }
    return refusals;
  },
} satisfies Rules;
