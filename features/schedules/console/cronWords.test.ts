import { describe, expect, it } from "vitest";
import { loadCronWords } from "./cronWords";

describe("cron in words", () => {
  it.each([
    ["en", "At 03:00"],
    ["zh-CN", "在上午 03:00"],
    ["zh-TW", "03:00"],
  ])("explains 0 3 * * * in %s", async (language, words) => {
    const explain = await loadCronWords(language);
    expect(explain("0 3 * * *").replace(/\s/g, "")).toContain(
      words.replace(/\s/g, "").replace("上午", "").replace("在", ""),
    );
    expect(explain("not cron")).toBe("");
  });
});
