// What a company has in each currency, and what makes it more or less: a recharge counts at once; a withdrawal leaves the
// balance at once and waits for its two audits. A request that arrives twice counts once.
import { invalid, noPermission } from "../../Failure";
import type { Answer, SignedRequest } from "../../Platform";
import { checkParams, paramsSchema } from "../../records/schema";
import { reaches } from "../../records/scope";
import { reading, tableFor, written } from "../../records/step";
import { decodeRow, isEmpty } from "../../storage/codec";
import { page, selectionOf } from "../../storage/query";
import type { Row } from "../../storage/Store";
import { once } from "../once";
import { changeBalance, centsOf } from "./balance";

const CURRENCIES = ["rmb", "usd", "inr"] as const;
const RECHARGE = 1;
const WITHDRAWAL = 3;
const PENDING = 1;
const MOST = 100;

/** The caller's own company unless another one is named, which must be within its scope. */
const companyOf = async ({ platform, caller, params }: SignedRequest): Promise<string | number> => {
  const given = params.comp_id;
  const company = !isEmpty(given) && (typeof given === "number" || typeof given === "string") ? given : caller.company;
  if (isEmpty(company)) throw invalid({ comp_id: "invalid.required" });
  const wallets = tableFor(platform, "money");
  if (!(await reaches(reading(platform), wallets, caller, { comp_id: company }))) throw noPermission();
  return company;
};

/** One balance for each currency, in a fixed order; one that was never used is 0.00. */
export const balances = async (request: SignedRequest): Promise<Answer> => {
  const { platform } = request;
  const table = tableFor(platform, "money");
  const comp_id = await companyOf(request);
  const selection = selectionOf(platform.store, table, { comp_id });
  const asked = { offset: 0, limit: MOST, sort: table.key, descending: false };
  const rows = await page(platform.store.db, table, selection, MOST, asked);
  const stored = rows.map((row) => decodeRow(table, row));
  const data = CURRENCIES.map(
    (money_type, index) =>
      stored.find((row) => row.money_type === money_type) ?? {
        id: -1 - index,
        comp_id,
        money_type,
        balance: "0.00",
        gmt_update: 0,
      },
  );
  return { data, count: data.length };
};

/** Told to the caches once it is stored. */
export const walletWritten = ({ platform }: SignedRequest): void => {
  for (const name of ["money", "money_flow"]) written(platform, tableFor(platform, name), null);
};

const move = async (request: SignedRequest, way: (cents: bigint) => bigint, flow: Row): Promise<Answer> => {
  const { platform, call, caller, params } = request;
  const given = checkParams(paramsSchema(platform.model, call.params), params);
  const comp_id = await companyOf(request);
  const money_type = String(given.money_type);
  if (!CURRENCIES.some((one) => one === money_type)) throw invalid({ money_type: "invalid.standard" });
  const by = way(centsOf(given.money));
  const data = await once(platform, `money.${call.name}`, [caller.key, given.request_id], async (db) => {
    const facts = { ...flow, remark: given.remark ?? "", account_id: caller.key };
    const line = await changeBalance(platform, db, { comp_id, money_type, by, flow: facts }, platform.now());
    return decodeRow(tableFor(platform, "money_flow"), line);
  });
  walletWritten(request);
  return { data, count: 1 };
};

export const recharge = (request: SignedRequest): Promise<Answer> =>
  move(request, (cents) => cents, { type: RECHARGE, audit_state: 0 });

export const withdraw = (request: SignedRequest): Promise<Answer> =>
  move(request, (cents) => -cents, { type: WITHDRAWAL, audit_state: PENDING });
