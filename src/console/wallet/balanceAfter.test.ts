import { expect, it } from "vitest";
import { balanceAfter } from "./balanceAfter";

it("counts in whole cents", () => {
  expect(balanceAfter("0.10", "0.20", "in")).toBe("0.30");
  expect(balanceAfter("9007199254740.93", "0.01", "in")).toBe("9007199254740.94");
});

it("has no balance below zero", () => {
  expect(balanceAfter("1.00", "1.00", "out")).toBe("0.00");
  expect(balanceAfter("1.00", "1.01", "out")).toBeNull();
  expect(balanceAfter("1.00", "one", "out")).toBeNull();
});
