// The platform uses the prices of point 9 for cloud storage packages.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isRecord, type JsonRecord, rowsOf } from "../contract/Client";
import { anyStore } from "../effort";
import { openHost, placesForStores, readModel } from "../contract/hosts";
import type { TestHost } from "../contract/Host";

/** The specification says: "Lifecycle options are days 1, 3, 7, 15, 30." */
const DAYS = [1, 3, 7, 15, 30];
const YEAR = 12;
const found = await placesForStores(anyStore);

describe.skipIf(found === null)("packages of cloud storage", () => {
  let host: TestHost;
  let goods: readonly JsonRecord[];
  beforeAll(async () => {
    if (!found) return;
    host = await openHost(found.place(), readModel(120));
    const token = await host.client.token("admin");
    const rows = rowsOf(await host.client.call("/v2/mall/admin/product/list", { page_size: 500 }, { token }));
    // The packages of the price list come first. Companies also sell other packages, at their own prices.
    goods = rows.toSorted((a, b) => Number(a.id) - Number(b.id));
  }, 60_000);
  afterAll(async () => {
    await host?.close();
    found?.close();
  });

  const daysOf = ({ attr }: JsonRecord): unknown => {
    const read: unknown = JSON.parse(String(attr) || "{}");
    return isRecord(read) ? read.lifecycle : undefined;
  };
  const priceOf = (days: number, month: number, currency: string): number =>
    Number(goods.find((row) => daysOf(row) === days && row.month === month)?.[currency]);

  it.each([
    ["Domestic: 1/10, 2/20, 3/30, 6/60, 15/150.", "rmb"],
    ["Other regions: 2/20, 4/40, 6/60, 12/120, 30/300.", "usd"],
  ])('9. "%s": in %s, of each number of days, for a month and for a year', (sentence, currency) => {
    const pairs = [...sentence.matchAll(/(\d+)\/(\d+)/g)].map(([, month, year]) => [Number(month), Number(year)]);
    expect(DAYS.map((days) => [priceOf(days, 1, currency), priceOf(days, YEAR, currency)])).toEqual(pairs);
  });
});
