// Red is for what failed or ends. A state that somebody chose, such as disabled, is not an alarm.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const QUIET = /^ +\S+: \{ name: (?:\w*disabled|cancelled|off)\b.*$/gm;

it("draws no disabled or cancelled value in red", () => {
  const values = readFileSync("resources/enums.yaml", "utf8").match(QUIET) ?? [];
  expect(values.length).toBeGreaterThan(3);
  expect(values.filter((value) => value.includes("color: error"))).toEqual([]);
});
