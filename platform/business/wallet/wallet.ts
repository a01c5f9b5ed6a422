// Wallets of companies: balances, recharges and withdrawals. A recharge opens a payment and counts once it is paid. A
// withdrawal reduces the balance at once and waits for two audits. A request that arrives twice counts once.
import type { AnswerOf, ParamsOf } from "pilothouse/handles";
import {
  type Answer,
  type AnswerValue,
  Failure,
  invalidFailure,
  noPermissionFailure,
  callerReaches,
  outsideTransaction,
  type SignedRequest,
} from "pilothouse/platform";
import {
  columnFor,
  type Db,
  decodeRow,
  isEmpty,
  oneOf,
  readRows,
  tableFor,
  transact,
  whereOf,
} from "pilothouse/platform/storage";
import { fromCents } from "pilothouse/schema";
import { resources } from "../../generated/resources";
import { AuditState, MoneyFlowType, PayPurpose } from "../../../shared/generated/enums";
import { openPayment, toPaymentAnswer, type PaymentRequest } from "../payments/openPayment";
import { parseCents, CURRENCIES, parseCurrency, moveBalances, clearWalletCounts } from "./balance";
import type { FlowFields, Wallet } from "./balance";
import { notifyWithdrawal } from "./notify";
import { runOnce } from "../once";

/** The company of the request: the caller's own, or a named one in reach. @throws Failure 406, 513 */
const companyOf = async (
  { platform, caller }: SignedRequest,
  { comp_id: given }: Pick<Given, "comp_id">,
): Promise<number> => {
  const company = given || caller.company;
  if (isEmpty(company)) throw invalidFailure<Given>({ comp_id: "invalid.required" });
  const wallets = tableFor(platform, resources.money);
  if (!(await callerReaches(outsideTransaction(platform), wallets, caller, { comp_id: company })))
    throw noPermissionFailure();
  return company;
};

/** Answers one balance per currency; 0.00 for a currency without movements. */
export const listBalances = async (request: SignedRequest<Pick<Given, "comp_id">>): Promise<Answer> => {
  const { platform } = request;
  const table = tableFor(platform, resources.money);
  const comp_id = await companyOf(request, request.params);
  const rows = await readRows(platform.store.db, table, whereOf([oneOf(columnFor(table, "comp_id"), [comp_id])]));
  const stored = rows.map((row) => decodeRow(table, row));
  const data = CURRENCIES.map((money_type, index): AnswerOf<typeof resources.money> => {
    const none = { id: -1 - index, comp_id, money_type, money: fromCents(0n), gmt_update: 0 };
    return stored.find((row) => row.money_type === money_type) ?? none;
  });
  return { data, count: data.length };
};

type Given = ParamsOf<typeof resources.money, "recharge">;

interface Asked extends Wallet {
  readonly cents: bigint;
  readonly params: Given;
  readonly request: string;
}

const readAsked = async (request: SignedRequest<Given>): Promise<Asked> => {
  const { call, caller } = request;
  const params = request.params;
  const comp_id = await companyOf(request, params);
  const cents = parseCents(params.money);
  const money_type = parseCurrency(params.money_type);
  const { request_id } = params;
  const named = request_id ? `${call.name}:${caller.key}:${request_id}` : "";
  return { comp_id, money_type, cents, params, request: named };
};

/** A request without a request id always counts as new. */
const onceOf = <Data extends AnswerValue>(
  { platform, call, caller }: SignedRequest<Given>,
  { params }: Asked,
  work: (db: Db) => Promise<Data>,
): Promise<Data> =>
  isEmpty(params.request_id)
    ? transact(platform.store, work)
    : runOnce(platform, `money.${call.name}`, [caller.key, params.request_id], work);

/** Opens a payment and answers it with the address where to pay. */
export const recharge = async (request: SignedRequest<Given>): Promise<Answer> => {
  const { platform, caller } = request;
  const asked = await readAsked(request);
  const { comp_id, money_type, cents, params } = asked;
  const data = await onceOf(request, asked, async (db) => {
    const facts: PaymentRequest["facts"] = {
      comp_id,
      remark: params.remark ?? "",
      account_id: caller.key,
      request: asked.request,
    };
    const { language } = request;
    const wanted = { purpose: PayPurpose.recharge, money_type, cents, pay_type: params.pay_type, facts, language };
    return toPaymentAnswer(platform, await openPayment({ platform, db }, wanted));
  });
  clearWalletCounts(platform);
  return { data, count: 1 };
};

/**
 * Withdraws from the wallet of the caller's own company, never from the wallet of another company in reach. @throws
 * Failure 513, 416
 */
export const withdraw = async (
  request: SignedRequest<ParamsOf<typeof resources.money, "withdraw">>,
): Promise<Answer> => {
  const { platform, caller } = request;
  const asked = await readAsked(request);
  const { comp_id, money_type, cents, params } = asked;
  if (comp_id !== caller.company) throw new Failure(513, "wallet");
  const data = await onceOf(request, asked, async (db) => {
    const facts: FlowFields = { remark: params.remark, account_id: caller.key, audit_state: AuditState.pending };
    const movement = {
      comp_id,
      money_type,
      by: -cents,
      type: MoneyFlowType.withdrawal,
      counterpart: asked.request,
      facts,
    };
    const [line] = await moveBalances(platform, db, [movement], platform.now());
    if (!line) throw new Error("the withdrawal wrote no line");
    await notifyWithdrawal({ platform, db }, asked, cents);
    return decodeRow(tableFor(platform, resources.money_flow), line);
  });
  clearWalletCounts(platform);
  return { data, count: 1 };
};
