import { describe, expect, it } from "vitest";
import { spanOf, type TimeSpan } from "./spans";
import type { Operator } from "./Where";
import { localTimeOf, isZone, secondsOfClock } from "./zonedTime";

const at = (text: string): number => Date.parse(text) / 1000;
/** A Wednesday evening in Shanghai. */
const NOW = at("2026-03-04T15:30:20Z");
const span = (zone: string, operator: Operator, ...values: string[]): TimeSpan | null =>
  spanOf(operator, values, { now: NOW, zone });
const from = (first: string, last: string): TimeSpan => ({ from: at(first), until: at(last) });

describe("times in conditions", () => {
  it("are days in the zone of the caller", () => {
    expect(span("UTC", "during", "today")).toEqual(from("2026-03-04T00:00:00Z", "2026-03-04T23:59:59Z"));
    expect(span("Asia/Shanghai", "during", "today")).toEqual(
      from("2026-03-04T00:00:00+08:00", "2026-03-04T23:59:59+08:00"),
    );
    expect(span("Pacific/Kiritimati", "is", "2026-03-05")).toEqual(
      from("2026-03-05T00:00:00+14:00", "2026-03-05T23:59:59+14:00"),
    );
  });

  it.each<[Operator, string[], string, string]>([
    ["during", ["yesterday"], "2026-03-03T00:00:00Z", "2026-03-03T23:59:59Z"],
    ["during", ["tomorrow"], "2026-03-05T00:00:00Z", "2026-03-05T23:59:59Z"],
    ["during", ["this_week"], "2026-03-02T00:00:00Z", "2026-03-08T23:59:59Z"],
    ["during", ["last_week"], "2026-02-23T00:00:00Z", "2026-03-01T23:59:59Z"],
    ["during", ["this_month"], "2026-03-01T00:00:00Z", "2026-03-31T23:59:59Z"],
    ["during", ["last_month"], "2026-02-01T00:00:00Z", "2026-02-28T23:59:59Z"],
    ["during", ["this_year"], "2026-01-01T00:00:00Z", "2026-12-31T23:59:59Z"],
    ["during", ["last_year"], "2025-01-01T00:00:00Z", "2025-12-31T23:59:59Z"],
    ["last", ["1", "days"], "2026-03-04T00:00:00Z", "2026-03-04T23:59:59Z"],
    ["last", ["7", "days"], "2026-02-26T00:00:00Z", "2026-03-04T23:59:59Z"],
    ["last", ["2", "weeks"], "2026-02-19T00:00:00Z", "2026-03-04T23:59:59Z"],
    ["last", ["1", "months"], "2026-02-05T00:00:00Z", "2026-03-04T23:59:59Z"],
    ["last", ["24", "hours"], "2026-03-03T15:30:00Z", "2026-03-04T15:30:59Z"],
    ["next", ["2", "days"], "2026-03-04T00:00:00Z", "2026-03-05T23:59:59Z"],
    ["next", ["1", "months"], "2026-03-04T00:00:00Z", "2026-04-03T23:59:59Z"],
    ["next", ["1", "hours"], "2026-03-04T15:30:00Z", "2026-03-04T16:30:59Z"],
    ["between", ["2026-03-01", "2026-03-02"], "2026-03-01T00:00:00Z", "2026-03-02T23:59:59Z"],
    ["is", ["2026-03-01T14:30"], "2026-03-01T14:30:00Z", "2026-03-01T14:30:59Z"],
  ])("%s %j", (operator, values, first, last) => expect(span("UTC", operator, ...values)).toEqual(from(first, last)));

  it("are below and above whole days, and never when nothing is known", () => {
    expect(span("UTC", "less", "2026-03-01")).toEqual({ from: 1, until: at("2026-02-28T23:59:59Z") });
    expect(span("UTC", "more", "2026-03-01")?.from).toBe(at("2026-03-02T00:00:00Z"));
  });
});

describe("the clocks of a zone", () => {
  it("are those before and after a change", () => {
    expect(secondsOfClock(at("2026-03-29T12:00:00Z"), "Europe/Berlin")).toBe(at("2026-03-29T12:00:00+02:00"));
    expect(secondsOfClock(at("2026-03-28T12:00:00Z"), "Europe/Berlin")).toBe(at("2026-03-28T12:00:00+01:00"));
  });

  it("show an hour twice: the first one counts", () =>
    expect(secondsOfClock(at("2026-10-25T02:30:00Z"), "Europe/Berlin")).toBe(at("2026-10-25T02:30:00+02:00")));

  it("skip an hour: it begins where it ends", () =>
    // In Beirut, the clocks skip from midnight to one.
    expect(localTimeOf(secondsOfClock(at("2026-03-29T00:00:00Z"), "Asia/Beirut"), "Asia/Beirut")).toBe(
      at("2026-03-29T01:00:00Z"),
    ));

  it("are those of zones that exist", () =>
    expect([isZone("Asia/Shanghai"), isZone("Mars/Base")]).toEqual([true, false]));
});
