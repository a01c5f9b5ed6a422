import { expect, it } from "vitest";
import { auditStages } from "./auditStages";

const told = (state: number) => auditStages(state).map(({ name, standing }) => `${name} ${standing}`);

it("waits for one audit at a time", () => {
  expect(told(1)).toEqual(["asked passed", "first waits", "second later", "paidOut later"]);
  expect(told(2)).toEqual(["asked passed", "first passed", "second waits", "paidOut later"]);
});

it("is paid out after both, and given back after the one that failed", () => {
  expect(told(4).at(-1)).toBe("paidOut passed");
  expect(told(3)).toEqual(["asked passed", "first failed", "givenBack passed"]);
  expect(told(5)).toEqual(["asked passed", "first passed", "second failed", "givenBack passed"]);
});

it("has no stage for other states than those of withdrawals", () => {
  for (const state of [0, 6, undefined, "x"]) expect(auditStages(state)).toEqual([]);
});
