import { describe, expect, it } from "vitest";
import { readDevices, readOrders, readSellers, readUsers } from "./readStatistics";

describe("answers of the statistics calls", () => {
  it("give every day of the range an amount, in one currency", () => {
    const { incomeOf } = readOrders({
      dates: ["2026-11-01", "2026-11-02"],
      days: [
        { day: "2026-11-02", money_type: "rmb", income: "19.90" },
        { day: "2026-11-01", money_type: "usd", income: "7.00" },
      ],
    });
    expect(incomeOf("rmb")).toEqual([
      { day: "2026-11-01", value: "0.00" },
      { day: "2026-11-02", value: "19.90" },
    ]);
    expect(incomeOf("jpy").map(({ value }) => value)).toEqual(["0.00", "0.00"]);
  });

  it("keep money as the text it came as, and take no number for it", () => {
    const { totals } = readOrders({ totals: [{ money_type: "rmb", income: "90071992547409.93", refunded: 12.5 }] });
    expect(totals[0]).toMatchObject({ income: "90071992547409.93", refunded: "0.00", orders: 0 });
  });

  it.each([null, "no", 7, [], { days: {}, totals: "x", apps: [null] }])("survive %j", (data) => {
    expect(readOrders(data).totals).toEqual([]);
    expect(readSellers(data).companies).toEqual([]);
    expect(readUsers(data).total).toBe(0);
    expect(readDevices(data).types).toEqual([]);
  });
});
