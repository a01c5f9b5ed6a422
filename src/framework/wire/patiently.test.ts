import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { repeatWhilePostponed } from "./repeatWhilePostponed";
import { WireFailure } from "./WireFailure";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const refused = (code: number, data: object) => new WireFailure({ reason: "answer", code, path: "/x", data });
const putOff = (seconds: number) => refused(429, { retry_after: seconds, again: true });

it("makes a call that was put off again when the platform said, until it is answered", async () => {
  const call = vi.fn().mockRejectedValueOnce(putOff(3)).mockRejectedValueOnce(putOff(5)).mockResolvedValue("done");
  const answer = repeatWhilePostponed(call);
  await vi.advanceTimersByTimeAsync(2900);
  expect(call).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(call).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(5000);
  await expect(answer).resolves.toBe("done");
  expect(call).toHaveBeenCalledTimes(3);
});

it("gives up once that takes longer than half a minute", async () => {
  const call = vi.fn().mockRejectedValue(putOff(12));
  const answer = expect(repeatWhilePostponed(call)).rejects.toMatchObject({ code: 429 });
  await vi.advanceTimersByTimeAsync(60_000);
  await answer;
  expect(call).toHaveBeenCalledTimes(3);
});

it.each([
  refused(429, { retry_after: 3 }),
  refused(503, { retry_after: 3, again: true }),
  refused(429, { retry_after: 3600, again: true }),
  new TypeError("broken"),
])("reports every other failure at once (%#)", async (error) => {
  const call = vi.fn().mockRejectedValue(error);
  await expect(repeatWhilePostponed(call)).rejects.toBe(error);
  expect(call).toHaveBeenCalledOnce();
});

it("waits for nobody who has left", async () => {
  const leaving = new AbortController();
  const left = new DOMException("left", "AbortError");
  const call = vi.fn().mockRejectedValueOnce(putOff(10)).mockRejectedValue(left);
  const answer = expect(repeatWhilePostponed(call, leaving.signal)).rejects.toBe(left);
  await vi.advanceTimersByTimeAsync(100);
  leaving.abort();
  await vi.advanceTimersByTimeAsync(1);
  await answer;
});
