import { describe, expect, it } from "vitest";
import { formatMoney, formatNumber } from "./formats";
import { valueAt } from "../resource/valueAt";

describe("formats", () => {
  it.each([
    ["1234567.5", "usd", "$1,234,567.50"],
    ["-19.9", "rmb", "-¥19.90"],
    ["0", undefined, "0.00"],
    ["99999999999999999999.99", "inr", "₹99,999,999,999,999,999,999.99"],
    ["n/a", "usd", "n/a"],
  ])("writes the money %s in %s as %s", (value, currency, text) => {
    expect(formatMoney(value, currency)).toBe(text);
  });

  it("groups numbers, leaves words alone, adds the unit", () => {
    expect(formatNumber(1234567, "en", "GB")).toBe("1,234,567 GB");
    expect(formatNumber(86, "en", "%")).toBe("86%");
    expect(formatNumber(8_388_608, "en", "B")).toBe("8 MB");
    expect(formatNumber(1536, "zh-CN", "B")).toBe("1.5 KB");
    expect(formatNumber(900, "en", "B")).toBe("900 B");
    expect(formatNumber("unknown", "en")).toBe("unknown");
  });

  it("reads nested sources, and keys that hold a dot", () => {
    expect(valueAt({ details: { lang: "en" } }, "details.lang")).toBe("en");
    expect(valueAt({ "a.b": 1 }, "a.b")).toBe(1);
    expect(valueAt(null, "a")).toBeUndefined();
  });
});
