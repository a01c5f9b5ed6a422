// The two audits of a withdrawal. Nobody audits their own company's, nor both times; who sees every company may.
//   1 pending -> 2 first audit passed -> 4 passed
//             -> 3 first audit failed    5 not passed      (3 and 5 give the amount back)
import { Failure, noPermission } from "../../Failure";
import type { Answer, SignedRequest } from "../../Platform";
import { findRow } from "../../records/find";
import { checkParams, paramsSchema } from "../../records/schema";
import { inStep, tableFor } from "../../records/step";
import { decode, decodeRow } from "../../storage/codec";
import type { Row } from "../../storage/Store";
import { updateRow } from "../../storage/write";
import { centsOf, changeBalance } from "./balance";
import { walletWritten } from "./wallet";

const WITHDRAWAL = 3;
const GIVEN_BACK = 4;

interface Stage {
  readonly from: number;
  readonly passed: number;
  readonly failed: number;
  readonly auditor: "first_audit_id" | "second_audit_id";
}
const STAGES: Readonly<Record<string, Stage>> = {
  audit: { from: 1, passed: 2, failed: 3, auditor: "first_audit_id" },
  approve: { from: 2, passed: 4, failed: 5, auditor: "second_audit_id" },
};

const refuseOwn = ({ caller }: SignedRequest, row: Row): void => {
  if (caller.isSuper) return;
  const isOwn = String(row.comp_id) === String(caller.company) || String(row.account_id) === String(caller.key);
  if (isOwn || String(row.first_audit_id) === String(caller.key)) throw noPermission();
};

export const auditWithdrawal = async (request: SignedRequest): Promise<Answer> => {
  const { platform, call, caller, params } = request;
  const stage = STAGES[call.name];
  if (!stage) throw new Failure(404);
  const flows = tableFor(platform, "money_flow");
  const given = checkParams(paramsSchema(platform.model, call.params), params);
  const audit_state = Number(given.audit_state);
  const isFailed = audit_state === stage.failed;
  if (!isFailed && audit_state !== stage.passed)
    throw new Failure(519, "transition", { fields: { audit_state: "invalid.transition" } });
  if (isFailed && String(given.audit_remark ?? "").trim() === "")
    throw new Failure(406, null, { fields: { audit_remark: "invalid.required" } });
  const stored = await inStep(request, flows, async (step) => {
    const { db, now } = step;
    const named = { [flows.key.name]: given.flow_id };
    const row = await findRow(step, flows, caller, named);
    if (row.type !== WITHDRAWAL || row.audit_state !== stage.from)
      throw new Failure(519, "transition", { fields: { audit_state: "invalid.transition" } });
    refuseOwn(request, row);
    if (isFailed) await giveBack(request, row, { db, now });
    const verdict = { audit_state, audit_remark: given.audit_remark ?? "", [stage.auditor]: caller.key };
    return updateRow(db, flows, row[flows.key.name], { ...verdict, gmt_audit: now }, now);
  });
  walletWritten(request);
  return { data: decodeRow(flows, stored), count: 1 };
};

type At = Pick<Parameters<Parameters<typeof inStep>[2]>[0], "db" | "now">;

const giveBack = async ({ platform, caller }: SignedRequest, row: Row, { db, now }: At): Promise<void> => {
  const column = tableFor(platform, "money_flow").byName.get("money");
  const { comp_id, money_type } = row;
  if (!column || (typeof comp_id !== "number" && typeof comp_id !== "string")) throw new Failure(404);
  const by = centsOf(decode(column, row.money));
  const flow = { type: GIVEN_BACK, audit_state: 0, remark: `#${String(row.id)}`, account_id: caller.key };
  await changeBalance(platform, db, { comp_id, money_type: String(money_type), by, flow }, now);
};
