import { describe, expect, it } from "vitest";
import en from "../../../locales/en/framework/ui.json";
import cn from "../../../locales/zh-CN/framework/ui.json";
import tw from "../../../locales/zh-TW/framework/ui.json";
import { cronSentence } from "./cronSentence";

const TABLES: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, "zh-CN": cn, "zh-TW": tw };
const sentenceOf = (expression: string, language: string) =>
  cronSentence(
    expression,
    (key, values) =>
      (TABLES[language]?.[key] ?? key).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) =>
        String(Object.entries(values).find(([own]) => own === name)?.[1]),
      ),
    language,
  );

describe("a schedule in a sentence", () => {
  it.each([
    ["0 3 * * *", "Every day at 03:00", "每天 03:00", "每天 03:00"],
    ["15 30 3 * * *", "Every day at 03:30:15", "每天 03:30:15", "每天 03:30:15"],
    ["30 8 * * 1", "Every Monday at 08:30", "每周一 08:30", "每週一 08:30"],
    ["30 8 * * 1,5", "Every Monday and Friday at 08:30", "每周一和周五 08:30", "每週一和週五 08:30"],
    ["0 9 * * 1-5", "Monday to Friday at 09:00", "每周一至周五 09:00", "每週一至週五 09:00"],
    ["0 4 1 * *", "On day 1 of every month at 04:00", "每月 1 日 04:00", "每月 1 日 04:00"],
    ["0 4 1 1 *", "Every year on 1 January at 04:00", "每年 1月1日 04:00", "每年 1月1日 04:00"],
    ["*/15 * * * *", "Every 15 minutes", "每 15 分钟", "每 15 分鐘"],
    ["* * * * *", "Every minute", "每分钟", "每分鐘"],
    ["30 * * * * *", "Every minute, at second 30", "每分钟的第 30 秒", "每分鐘的第 30 秒"],
    ["*/10 * * * * *", "Every 10 seconds", "每 10 秒", "每 10 秒"],
    ["0 * * * *", "Every hour", "每小时（整点）", "每小時（整點）"],
    ["20 * * * *", "Every hour at minute 20", "每小时的第 20 分钟", "每小時的第 20 分鐘"],
    ["0 */4 * * *", "Every 4 hours", "每 4 小时（整点）", "每 4 小時（整點）"],
  ])("says %s", (expression, english, simplified, traditional) => {
    expect([sentenceOf(expression, "en"), sentenceOf(expression, "zh-CN"), sentenceOf(expression, "zh-TW")]).toEqual([
      english,
      simplified,
      traditional,
    ]);
  });

  it.each([
    "0 3 * * MON",
    "0 3 1 * 1",
    "*/7 * * * *",
    "0 */5 * * *",
    "0 3-5 * * *",
    "99 3 * * *",
    "0 3 40 * *",
    "cron",
    "",
  ])("leaves %j to the library", (expression) => {
    expect(sentenceOf(expression, "en")).toBeNull();
  });
});
