// Order statistics: income by day and currency, payment methods, and the best sellers.
import type { GivenOf } from "pilothouse/handles";
import type { Answer, Platform, SignedRequest } from "pilothouse/platform";
import { findByKeys, tableFor } from "pilothouse/platform/storage";
import { MoneyType } from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";
import { visibleOrdersOf } from "./counting";
import {
  type SalesOwner,
  findBestSellers,
  readIncomeByDay,
  readIncomeByPayment,
  readIncomeTotals,
  readEarlierIncome,
} from "./income";
import { readPeriod } from "./period";

/**
 * `data`: `dates`, all days of the range; `totals` of { money_type, income, sold, refunded, spending, between, orders,
 * paid }, most orders first; `days` of the same with their `day`; `payments` of { pay_type, money_type, income, paid }.
 * Money is text with two decimals.
 */
export const answerOrderStatistics = async (
  request: SignedRequest<GivenOf<typeof resources.statistics>>,
): Promise<Answer> => {
  const { platform, caller } = request;
  const { days, params } = readPeriod(request);
  const traded = { platform, ...visibleOrdersOf(platform, caller, params) };
  const totals = await readIncomeTotals(traded, days);
  const byDay = await readIncomeByDay(traded, days);
  const payments = await readIncomeByPayment(traded, days);
  return { data: { dates: days.map(({ day }) => day), totals, days: byDay, payments }, count: byDay.length };
};

type Names = ReadonlyMap<number, string>;

const companyNames = async (platform: Platform, keys: readonly number[]): Promise<Names> => {
  const rows = await findByKeys(platform.store.db, tableFor(platform, resources.company), keys);
  return new Map(rows.map(({ comp_id, comp_name }) => [comp_id, comp_name]));
};

const appNames = async (platform: Platform, keys: readonly number[]): Promise<Names> => {
  const rows = await findByKeys(platform.store.db, tableFor(platform, resources.app), keys);
  return new Map(rows.map(({ id, name }) => [id, name]));
};

const BEST = 5;
const FIRST_CURRENCY = MoneyType.rmb;

/**
 * `data`: `companies` and `apps`, the best five of each, of { key, name, income, paid }. If a range to compare with is
 * given, they also have `income_before` and `paid_before`.
 */
export const listBestSellers = async (
  request: SignedRequest<GivenOf<typeof resources.statistics>>,
): Promise<Answer> => {
  const { platform, caller } = request;
  const { days, before, params } = readPeriod(request);
  const seen = visibleOrdersOf(platform, caller, params).sold;
  const money_type = params.money_type || FIRST_CURRENCY;
  const best = async (owner: SalesOwner, namesOf: typeof companyNames) => {
    const found = await findBestSellers(platform, seen, owner, { most: BEST, days, money_type });
    const keys = found.map(({ key }) => key);
    const names = await namesOf(platform, keys);
    const then =
      before.length > 0 ? await readEarlierIncome(platform, seen, owner, { days: before, money_type }) : null;
    const thenOf = (key: number) =>
      then && { income_before: then.get(key)?.income ?? "0.00", paid_before: then.get(key)?.paid ?? 0 };
    return found.map((one) => ({ ...one, name: names.get(one.key) || String(one.key), ...thenOf(one.key) }));
  };
  const data = { companies: await best("seller_id", companyNames), apps: await best("app_id", appNames) };
  return { data, count: data.companies.length };
};
