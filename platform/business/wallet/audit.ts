// Withdrawals need two audits by two people. Neither of them may be the person who requested the withdrawal.
//   1 pending -> 2 first audit passed -> 4 passed
//             -> 3 first audit failed    5 not passed      (3 and 5 return the amount)
import type { FieldOf, RowOf, ParamsOf, ValueOf } from "pilothouse/handles";
import {
  type Answer,
  transitionFailure,
  findRow,
  inTransaction,
  invalidFailure,
  wrongStateFailure,
  type SignedRequest,
  type Step,
} from "pilothouse/platform";
import { decodeRow, isEmpty, lockRow, tableFor, updateRow } from "pilothouse/platform/storage";
import { resources } from "../../generated/resources";
import { AuditState, MoneyFlowType } from "../../../shared/generated/enums";
import { type FlowFields, moveBalances, storedCents, clearWalletCounts } from "./balance";
import { checkAuditor } from "./independence";

interface Stage {
  readonly from: ValueOf<typeof AuditState>;
  readonly passed: ValueOf<typeof AuditState>;
  readonly failed: ValueOf<typeof AuditState>;
  readonly auditor: FieldOf<typeof resources.money_flow>;
}

type Given = ParamsOf<typeof resources.money, "audit">;
type Flow = RowOf<typeof resources.money_flow>;

const STAGES = {
  audit: {
    from: AuditState.pending,
    passed: AuditState.first_passed,
    failed: AuditState.first_failed,
    auditor: "first_audit_id",
  },
  approve: {
    from: AuditState.first_passed,
    passed: AuditState.passed,
    failed: AuditState.failed,
    auditor: "second_audit_id",
  },
} as const satisfies Partial<Record<keyof typeof resources.money.calls, Stage>>;

const giveBack = async (
  { platform, db, caller, table, now }: Step<typeof resources.money_flow>,
  row: Flow,
): Promise<void> => {
  const { id, comp_id, money_type } = row;
  const by = -storedCents(table, row, "money");
  const facts: FlowFields = { remark: `#${id}`, account_id: caller.key };
  const wallet = { comp_id, money_type };
  const counterpart = `withdrawal:${id}`;
  await moveBalances(platform, db, [{ ...wallet, by, type: MoneyFlowType.refund, counterpart, facts }], now);
};

const auditWithdrawal = async (request: SignedRequest<Given>, name: keyof typeof STAGES): Promise<Answer> => {
  const { platform, caller } = request;
  const stage = STAGES[name];
  const flows = tableFor(platform, resources.money_flow);
  const given = request.params;
  const audit_state = given.audit_state;
  const isFailed = audit_state === stage.failed;
  if (isFailed && isEmpty((given.audit_remark ?? "").trim()))
    throw invalidFailure<Given>({ audit_remark: "invalid.required" });
  const stored = await inTransaction(request, flows, async (step) => {
    const found = await findRow(step, flows, caller, { id: given.flow_id });
    // If several people decide at the same time, the first decision counts and the others see it.
    const row = await lockRow(platform.store, step.db, flows, found);
    if (row.type !== MoneyFlowType.withdrawal)
      throw wrongStateFailure(platform, flows, row, "type", [MoneyFlowType.withdrawal]);
    if (row.audit_state !== stage.from) throw wrongStateFailure(platform, flows, row, "audit_state", [stage.from]);
    if (!isFailed && audit_state !== stage.passed)
      throw transitionFailure(platform, flows, row, "audit_state", [stage.passed, stage.failed]);
    await checkAuditor(step, row, name);
    if (isFailed) await giveBack(step, row);
    const verdict = { audit_state, audit_remark: given.audit_remark ?? "", [stage.auditor]: caller.key };
    return updateRow(step.db, flows, row.id, { ...verdict, gmt_audit: step.now }, step.now);
  });
  clearWalletCounts(platform);
  return { data: decodeRow(flows, stored), count: 1 };
};

export const createAuditHandler =
  (name: keyof typeof STAGES) =>
  (request: SignedRequest<Given>): Promise<Answer> =>
    auditWithdrawal(request, name);
