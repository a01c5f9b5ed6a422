import { expect, it } from "vitest";
import { waitingTime } from "./waitingTime";

it("says how long a user has been waiting, in the largest unit", () => {
  expect(waitingTime(-5, "en")).toBe("1 min");
  expect(waitingTime(59 * 60, "en")).toBe("59 min");
  expect(waitingTime(3600 * 5.9, "en")).toBe("5 hr");
  expect(waitingTime(86_400 * 30.5, "en")).toBe("30 days");
  expect(waitingTime(86_400 * 30.5, "zh-CN")).toBe("30天");
});
