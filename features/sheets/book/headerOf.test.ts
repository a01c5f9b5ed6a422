import { expect, it } from "vitest";
import type { CellColumn } from "./CellColumn";
import { headerOf, withoutZone, zoneIn } from "./headerOf";

const column = (as: CellColumn["as"]): CellColumn => ({
  source: "it",
  label: "Created",
  as,
  words: {},
  resource: null,
});

it("names the zone of times, and of nothing else (29.10)", () => {
  expect(headerOf(column("timestamp"), "Asia/Shanghai")).toBe("Created (Asia/Shanghai)");
  expect(headerOf(column("text"), "Asia/Shanghai")).toBe("Created");
});

it.each([
  ["Created (Asia/Shanghai)", "Asia/Shanghai", "Created"],
  ["创建时间（Europe/Berlin） ", "Europe/Berlin", "创建时间"],
  ["Created (America/Argentina/Buenos_Aires)", "America/Argentina/Buenos_Aires", "Created"],
  ["Created (Etc/GMT+5)", "Etc/GMT+5", "Created"],
  ["Created (UTC)", "UTC", "Created"],
  ["Price (CNY)", null, "Price (CNY)"],
  ["Limit (km/h)", null, "Limit (km/h)"],
  ["Created (Moon/Crater)", null, "Created (Moon/Crater)"],
  ["Created", null, "Created"],
])("reads the zone of %j: %j", (header, zone, rest) => {
  expect(zoneIn(header)).toBe(zone);
  expect(withoutZone(header)).toBe(rest);
});
