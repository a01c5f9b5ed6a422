import { describe, expect, it } from "vitest";
import { readDevices, readOrders, readSellers, readUsers } from "./readStatistics";

const sold = { money_type: "rmb", income: "7.00", orders: 3, paid: 2 };

describe("answers of the statistics calls", () => {
  it("give every day of the range an amount, in one currency", () => {
    const { incomeOf } = readOrders({
      dates: ["2026-11-01", "2026-11-02"],
      days: [
        { ...sold, day: "2026-11-02", income: "19.90" },
        { ...sold, day: "2026-11-01", money_type: "usd" },
      ],
      ...{ totals: [], payments: [] },
    });
    expect(incomeOf("rmb")).toEqual([
      { day: "2026-11-01", value: "0.00" },
      { day: "2026-11-02", value: "19.90" },
    ]);
    expect(incomeOf("jpy").map(({ value }) => value)).toEqual(["0.00", "0.00"]);
  });

  it("keep money as the text it came as, and leave out figures that the platform does not answer", () => {
    const totals = [{ ...sold, income: "9007199254740.93" }];
    expect(readOrders({ dates: [], days: [], payments: [], totals }).totals).toEqual([
      {
        ...{ currency: "rmb", income: "9007199254740.93", orders: 3, paid: 2 },
        ...{ refunded: null, spending: null, between: null },
      },
    ]);
  });

  it.each([
    [{ ...sold, income: 12.5 }, "totals.0.income: 12.5"],
    [{ ...sold, income: undefined }, "totals.0.income"],
    [{ ...sold, paid: "many" }, 'totals.0.paid: "many"'],
    [{ ...sold, refunded: {} }, "totals.0.refunded: {  }"],
    [7, "totals.0: 7"],
  ])("say which part of %j is not understood", (total, what) => {
    const data = { dates: [], days: [], payments: [], totals: [total] };
    expect(() => readOrders(data)).toThrow(expect.objectContaining({ data: { values: { what } } }));
  });

  it.each([null, "no", 7, [], { days: {}, totals: "x", apps: [null] }])("are no figures where %j came", (data) => {
    for (const read of [readOrders, readSellers, readUsers, readDevices])
      expect(() => read(data)).toThrow(expect.objectContaining({ reason: "notUnderstood" }));
  });
});
