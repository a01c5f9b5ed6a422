// Marks in lists the withdrawals that the caller may not audit, with the reason.
import type { RowOf } from "pilothouse/handles";
import { type Failure, mayCall, type Refusals, type Rules } from "pilothouse/platform";
import { tableFor } from "pilothouse/platform/storage";
import { resources } from "../../generated/resources";
import { AuditState, MoneyFlowType } from "../../../shared/generated/enums";
import { auditorFailureOf, type AuditCall } from "./independence";

type Flow = RowOf<typeof resources.money_flow>;

const STAGES: ReadonlyMap<Flow["audit_state"], AuditCall> = new Map([
  [AuditState.pending, "audit"],
  [AuditState.first_passed, "approve"],
]);

const stageOf = ({ type, audit_state }: Flow): AuditCall | undefined =>
  type === MoneyFlowType.withdrawal ? STAGES.get(audit_state) : undefined;

export const moneyFlowRules = {
  refusing: async (reading, caller, rows) => {
    const wallet = tableFor(reading.platform, resources.money).resource;
    // Withdrawals of the same company and the same people get the same answer, so it is cached.
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
      const fault = found === undefined ? await auditorFailureOf(reading, caller.key, row, stage) : found;
      known.set(same, fault);
      refusals.push(fault === null ? {} : { [stage]: fault });
    }
    return refusals;
  },
} satisfies Rules<typeof resources.money_flow>;
