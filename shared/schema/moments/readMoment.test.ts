// Spellings of dates in office files: issue 29, point 17.
import { describe, expect, it } from "vitest";
import { isTimeOnly, possibleMomentsIn, readMoment } from "./readMoment";

type Parts = readonly [year: number, month: number, day: number, hour?: number, minute?: number, second?: number];
const local = (...[year, month, day, hour = 0, minute = 0, second = 0]: Parts) =>
  Math.floor(new Date(year, month - 1, day, hour, minute, second).getTime() / 1000);
const DAY = local(2026, 1, 5);
const LATER = local(2026, 1, 5, 9, 5);
const NOON = local(2026, 1, 5, 15, 30);

describe("a date", () => {
  it.each([
    ...["2026-01-05", "2026-1-5", "2026/1/5", "2026/01/05", "2026.1.5", "20260105", "2026年1月5日", "2026年01月05日"],
    ...[
      "2026 年 1 月 5 日",
      "2026年1月5号",
      "26年1月5日",
      "26/1/5",
      "二〇二六年一月五日",
      "5.1.2026",
      "05.01.2026",
      "5. 1. 2026",
    ],
    ...[
      "Jan 5, 2026",
      "January 5, 2026",
      "Jan. 5 2026",
      "January 5th, 2026",
      "5 Jan 2026",
      "5 January 2026",
      "5-Jan-2026",
    ],
    ...[
      "05-JAN-26",
      "2026-Jan-05",
      "Monday, January 5, 2026",
      "Mon, 5 Jan 2026",
      "2026年1月5日 星期一",
      "2026-01-05（周一）",
    ],
    ...["２０２６／１／５", "2026－01－05", "2026–01–05", "\u00a02026-01-05\u3000", "46027"],
  ])("is read: %s", (text) => {
    expect(possibleMomentsIn(text)).toEqual([DAY]);
  });

  it.each([
    ...["2026-1-5 9:05", "2026-01-05 09:05:00", "2026-01-05 09:05:00.000", "2026-01-05T09:05", "20260105 9:05"],
    ...[
      "20260105090500",
      "2026/1/5\u00a09:05",
      "2026/1/5  ９：０５",
      "2026年1月5日 9:05",
      "2026年1月5日9时5分",
      "2026年1月5日 9点05分",
    ],
    ...[
      "2026年1月5日 上午9:05",
      "2026/1/5 上午 9:05:00",
      "1月 5, 2026".replace("1月", "Jan") + " 9:05 AM",
      "5 Jan 2026, 09:05",
      "2026-01-05 9:05am",
    ],
  ])("is read with its time: %s", (text) => {
    expect(possibleMomentsIn(text)).toEqual([LATER]);
  });

  it.each([
    "2026年1月5日 下午3:30",
    "2026/1/5 下午 3:30:00",
    "Jan 5, 2026 3:30 PM",
    "2026-01-05 3:30 p.m.",
    "46027.645833333336",
  ])("is read in the afternoon: %s", (text) => {
    expect(possibleMomentsIn(text)).toEqual([NOON]);
  });

  it.each([
    ["2026-01-05 12:00 AM", local(2026, 1, 5)],
    ["2026-01-05 12:30 PM", local(2026, 1, 5, 12, 30)],
    ["2026年1月5日 中午12:30", local(2026, 1, 5, 12, 30)],
    ["2026-01-02T03:04:05Z", 1_767_323_045],
    ["2026-01-02 11:04:05 +0800", 1_767_323_045],
    ["2026-01-02T11:04:05+08:00", 1_767_323_045],
    ["2026-01-02 03:04:05 UTC", 1_767_323_045],
    ["1767323045", 1_767_323_045],
    ["1767323045000", 1_767_323_045],
    ["二〇二六年十二月三十一日", local(2026, 12, 31)],
    ["13/02/2026", local(2026, 2, 13)],
    ["02/13/2026", local(2026, 2, 13)],
    ["5/5/2026", local(2026, 5, 5)],
    ["Sept 30, 2026", local(2026, 9, 30)],
  ])("is read where only one is meant: %s", (text, seconds) => {
    expect(possibleMomentsIn(text)).toEqual([seconds]);
  });
});

describe("a date that can be two", () => {
  it.each([
    ["01/02/2026", [local(2026, 2, 1), local(2026, 1, 2)]],
    ["1-2-2026 9:05", [local(2026, 2, 1, 9, 5), local(2026, 1, 2, 9, 5)]],
    ["26/01/05", [local(2005, 1, 26), local(2026, 1, 5)]],
    ["5 Jan 99", [local(1999, 1, 5), local(2099, 1, 5)]],
  ])("is not read, and both readings are shown: %s", (text, both) => {
    expect(possibleMomentsIn(text)).toEqual(both);
    expect(readMoment(text)).toBeNull();
  });
});

it.each([
  ...[
    "2026-04-31",
    "2026-13-01",
    "31/04/2026",
    "tomorrow",
    "12:00",
    "2026-01-02 25:00",
    "2026-01-02 9:75",
    "1月5日",
    "2026-01",
  ],
  ...["5 Foo 2026", "2026年1月5日 晚上12:00", "", "12", "1234", "-46027", "123456", "20261301"],
])("no date is read from %s", (text) => {
  expect(possibleMomentsIn(text)).toEqual([]);
});

it("knows a time of no day", () => {
  expect(["9:05", "９：０５", "9时5分", "2026-01-05"].map(isTimeOnly)).toEqual([true, true, true, false]);
});
