import { expect, it, vi } from "vitest";
import { runEach } from "./ActionRequest";

it("does a step for each, a few at a time, says how many were done and names those that failed", async () => {
  const [down, progress] = [new Error("down"), vi.fn()];
  let [running, most] = [0, 0];
  const step = async (item: number) => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    if (item % 4 === 0) throw down;
  };
  const outcome = await runEach([1, 2, 3, 4, 5, 6, 7, 8, 9], (item) => `No. ${item}`, step, progress);
  expect(outcome).toEqual({
    done: 7,
    failed: [
      { name: "No. 4", error: down },
      { name: "No. 8", error: down },
    ],
  });
  expect(most).toBe(4);
  expect(progress.mock.calls.flat()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});
