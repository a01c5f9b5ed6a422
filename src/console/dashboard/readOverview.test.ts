import { describe, expect, it } from "vitest";
import { readOverview } from "./readOverview";

const days = [
  { day: "2026-11-20", gmt_begin: 100, gmt_end: 199 },
  { day: "2026-11-21", gmt_begin: 200, gmt_end: 299 },
];

const until = { gmt_begin: 100, gmt_end: 150 };
const taken = { spending: "0.00", between: "0.00", orders: 1, paid: 1 };

describe("the dashboard's answer", () => {
  it("puts the currency of most orders first and fills the days without any", () => {
    const { currencies, orders, until } = readOverview({
      days,
      orders: [
        { ...taken, day: "2026-11-20", money_type: "usd", income: "900.00" },
        { ...taken, day: "2026-11-21", money_type: "rmb", income: "6.00", orders: 3, paid: 2 },
      ],
      placed: { days: [{ count: 1 }, { count: 4 }], until: 1, paid: 2 },
      until: { gmt_begin: 100, gmt_end: 150 },
      orders_until: [{ ...taken, day: "2026-11-20", money_type: "usd", income: "400.00" }],
    });
    expect(currencies?.map(({ currency }) => currency)).toEqual(["rmb", "usd"]);
    expect(currencies?.[0]?.days.map(({ income }) => income)).toEqual(["0.00", "6.00"]);
    expect(orders).toEqual({ counts: [1, 4], until: 1, total: 2 });
    expect([until, ...(currencies ?? []).map((one) => one.until.income)]).toEqual([150, "0.00", "400.00"]);
  });

  it("distinguishes figures that are not granted from empty ones", () => {
    const nothing = readOverview({ days, until, orders: null, users: null, imports: [], waiting: { refunds: 0 } });
    expect(nothing).toMatchObject({ currencies: null, orders: null, users: null, imports: [] });
    expect(nothing.waiting).toEqual({ refunds: 0, feedback: null, withdrawals: null });
  });

  it("counts the tasks that failed, of whatever list they are", () => {
    const tasks = [
      { path: "/vas/order", count: 2 },
      { path: "/product/iccid", count: "1" },
    ];
    expect(readOverview({ days, until, waiting: { tasks } }).tasks).toBe(3);
    expect(readOverview({ days, until }).tasks).toBe(0);
  });

  it.each([
    [null, "null"],
    ["no", '"no"'],
    [{ list: [], sum: 3 }, "days"],
    [{ days: [{ day: "today" }] }, 'days.0.day: "today"'],
    [{ days, until, devices: 4 }, "devices: 4"],
    [{ days, until, users: { days: [{}], until: 0, total: 1 } }, "users.days.0.count"],
    [{ days, until, first: { goods: "yes" } }, 'first.goods: "yes"'],
  ])("of %j is not understood, and says where", (data, what) => {
    expect(() => readOverview(data)).toThrow(expect.objectContaining({ data: { values: { what } } }));
  });
});
