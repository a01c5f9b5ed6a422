import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Turns } from "./Turns";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const held = () => {
  let end = (): void => undefined;
  const promise = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => promise, end: () => end() };
};

it("lets as many in at once as have a share, and the next when one is done", async () => {
  const turns = new Turns(1);
  const first = held();
  const done: string[] = [];
  const one = turns.of("order", first.work).then(() => done.push("one"));
  const two = turns.of("order", async () => void done.push("two"));
  await turns.of("device", async () => void done.push("other"));
  expect(done).toEqual(["other"]);
  first.end();
  await Promise.all([one, two]);
  expect(done.toSorted()).toEqual(["one", "other", "two"]);
});

it("answers that it is busy if a call waits too long, and goes on with the next", async () => {
  const turns = new Turns(1);
  const first = held();
  const one = turns.of("order", first.work);
  const late = turns.of("order", async () => "late").catch((error: unknown) => String(error));
  await vi.advanceTimersByTimeAsync(5001);
  expect(await late).toContain("503");
  const next = turns.of("order", async () => "next");
  first.end();
  await one;
  expect(await next).toBe("next");
  expect(await turns.of("order", async () => "last")).toBe("last");
});
