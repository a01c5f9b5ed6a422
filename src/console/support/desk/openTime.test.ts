import { expect, it } from "vitest";
import { openTime } from "./openTime";

it("says how long a user has been waiting, in the largest unit", () => {
  expect(openTime(-5, "en")).toBe("1 min");
  expect(openTime(59 * 60, "en")).toBe("59 min");
  expect(openTime(3600 * 5.9, "en")).toBe("5 hr");
  expect(openTime(86_400 * 30.5, "en")).toBe("30 days");
  expect(openTime(86_400 * 30.5, "zh-CN")).toBe("30天");
});
