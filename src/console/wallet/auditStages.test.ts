import { expect, it } from "vitest";
import { auditStages } from "./auditStages";

const stagesOf = (state: number) => auditStages(state).map(({ name, standing }) => `${name} ${standing}`);

it("waits for one audit at a time", () => {
  expect(stagesOf(1)).toEqual(["asked passed", "first waits", "second later", "paidOut later"]);
  expect(stagesOf(2)).toEqual(["asked passed", "first passed", "second waits", "paidOut later"]);
});

it("is paid out after both, and given back after the one that failed", () => {
  expect(stagesOf(4).at(-1)).toBe("paidOut passed");
  expect(stagesOf(3)).toEqual(["asked passed", "first failed", "givenBack passed"]);
  expect(stagesOf(5)).toEqual(["asked passed", "first passed", "second failed", "givenBack passed"]);
});

it("has no stage for other states than those of withdrawals", () => {
  for (const state of [0, 6, undefined, "x"]) expect(auditStages(state)).toEqual([]);
});
