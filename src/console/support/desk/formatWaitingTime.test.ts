import { expect, it } from "vitest";
import { FeedbackState } from "../../../../shared/generated/enums";
import { isLate, formatWaitingTime } from "./formatWaitingTime";

it("says how long a user has been waiting, in the largest unit", () => {
  expect(formatWaitingTime(-5, "en")).toBe("1 min");
  expect(formatWaitingTime(59 * 60, "en")).toBe("59 min");
  expect(formatWaitingTime(3600 * 5.9, "en")).toBe("5 hr");
  expect(formatWaitingTime(86_400 * 30.5, "en")).toBe("30 days");
  expect(formatWaitingTime(86_400 * 30.5, "zh-CN")).toBe("30天");
});

it("is late after a day that nobody has taken it, or a week in which it was not resolved", () => {
  const { pending, processing, resolved } = FeedbackState;
  expect([isLate(86_399, pending), isLate(86_401, pending)]).toEqual([false, true]);
  expect([isLate(86_400 * 6, processing), isLate(86_400 * 8, processing)]).toEqual([false, true]);
  expect(isLate(86_400 * 90, resolved)).toBe(false);
});
