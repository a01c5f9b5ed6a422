import { expect, it } from "vitest";
import { formatWaitingTime } from "./formatWaitingTime";

it("says how long a user has been waiting, in the largest unit", () => {
  expect(formatWaitingTime(-5, "en")).toBe("1 min");
  expect(formatWaitingTime(59 * 60, "en")).toBe("59 min");
  expect(formatWaitingTime(3600 * 5.9, "en")).toBe("5 hr");
  expect(formatWaitingTime(86_400 * 30.5, "en")).toBe("30 days");
  expect(formatWaitingTime(86_400 * 30.5, "zh-CN")).toBe("30天");
});
