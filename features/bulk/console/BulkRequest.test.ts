import { describe, expect, it, vi } from "vitest";
import { type BulkOutcome, runBulk } from "./BulkRequest";

const never = () => false;

describe("runBulk", () => {
  it("sends at most four at once, and the rest goes through when some are refused", async () => {
    let running = 0;
    let most = 0;
    const report = vi.fn<(outcome: BulkOutcome<number>) => void>();
    const step = async (item: number) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((done) => setTimeout(done, 1));
      running -= 1;
      if (item % 5 === 0) throw new Error(`no ${item}`);
    };
    const items = Array.from({ length: 20 }, (_, at) => at + 1);
    const { done, refused, unsent } = await runBulk(items, step, report, never);
    expect(most).toBe(4);
    expect(done).toBe(16);
    expect(refused.map(({ item }) => item).toSorted((one, other) => one - other)).toEqual([5, 10, 15, 20]);
    expect(unsent).toEqual([]);
    expect(report).toHaveBeenCalledTimes(20);
  });

  it("sends no more once it is stopped, and says what was not sent", async () => {
    let sent = 0;
    const step = async () => {
      sent += 1;
    };
    const { done, unsent } = await runBulk(
      [1, 2, 3, 4, 5, 6, 7, 8],
      step,
      () => undefined,
      () => sent >= 4,
    );
    expect([done, unsent]).toEqual([4, [5, 6, 7, 8]]);
  });

  it("stops when somebody does not prove who they are, so that they are not asked for every record", async () => {
    const step = vi.fn(async () => {
      throw Object.assign(new Error("prove it"), { code: 428 });
    });
    const { refused, unsent } = await runBulk([1, 2, 3, 4, 5, 6, 7], step, () => undefined, never);
    expect(step).toHaveBeenCalledTimes(4);
    expect([refused.length, unsent]).toEqual([4, [5, 6, 7]]);
  });
});
