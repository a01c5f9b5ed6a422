import { expect, it } from "vitest";
import { ownTimeText, addZone } from "./scheduleZone";

const WORDS: Readonly<Record<string, string>> = {
  "ui.cron.in_zone": "{{words}}, {{zone}}",
  "ui.cron.unknown_zone": "{{words}} (platform time)",
  "ui.cron.own": "{{time}} for you",
  "ui.cron.own_before": "{{time}} the day before, for you",
  "ui.cron.own_after": "{{time}} the day after, for you",
};
const say = (key: string, values: Readonly<Record<string, unknown>>) =>
  (WORDS[key] ?? key).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
const WINTER = Date.parse("2026-11-26T12:00:00Z") / 1000;
const SUMMER = Date.parse("2026-06-26T12:00:00Z") / 1000;

it.each([
  ["0 9 * * *", "Asia/Shanghai", "Europe/Berlin", WINTER, "02:00 for you"],
  ["0 9 * * *", "Asia/Shanghai", "Europe/Berlin", SUMMER, "03:00 for you"],
  ["0 9 * * *", "UTC", "Asia/Kolkata", WINTER, "14:30 for you"],
  ["30 0 9 * * *", "UTC", "Asia/Shanghai", WINTER, "17:00:30 for you"],
  ["0 9 * * *", "Europe/Paris", "Europe/Berlin", WINTER, null],
  ["0 4 1 * *", "Asia/Shanghai", "Europe/Berlin", WINTER, "21:00 the day before, for you"],
  ["0 20 * * 1", "America/New_York", "Europe/Berlin", WINTER, "02:00 the day after, for you"],
  ["*/15 * * * *", "Asia/Shanghai", "Europe/Berlin", WINTER, null],
  ["0 9 * * *", null, "Europe/Berlin", WINTER, null],
] as const)("a schedule says what one's own clock shows: %s of %s in %s", (expression, zone, own, now, expected) => {
  expect(ownTimeText(expression, zone, own, say, now)).toBe(expected);
});

it.each([
  ["0 9 * * *", "Asia/Shanghai", "Europe/Berlin", "Runs, Shanghai"],
  ["0 9 * * *", "Asia/Shanghai", "Asia/Shanghai", "Runs, Shanghai"],
  ["0 9 * * *", "America/New_York", "Europe/Berlin", "Runs, New York"],
  ["0 */4 * * *", "Asia/Shanghai", "Europe/Berlin", "Runs, Shanghai"],
  ["*/15 * * * *", "Asia/Shanghai", "Europe/Berlin", "Runs"],
  ["20 * * * *", "Asia/Kolkata", "Europe/Berlin", "Runs, Kolkata"],
  ["0 9 * * *", null, "Europe/Berlin", "Runs (platform time)"],
] as const)("a schedule names its zone where its hours depend on it: %s of %s", (expression, zone, own, expected) => {
  expect(addZone("Runs", expression, zone, own, say)).toBe(expected);
});
