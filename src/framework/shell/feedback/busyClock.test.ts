import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchBusy } from "./busyClock";

const counter = () => {
  let value = 0;
  const listeners = new Set<() => void>();
  return {
    count: () => value,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (next: number) => {
      value = next;
      for (const listener of listeners) listener();
    },
    listeners,
  };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const watch = () => {
  const calls = counter();
  const seen: boolean[] = [];
  const stop = watchBusy(calls, (busy) => seen.push(busy));
  return { calls, seen, stop };
};

it("shows nothing for a call answered within a second", () => {
  const { calls, seen } = watch();
  calls.set(1);
  vi.advanceTimersByTime(990);
  calls.set(0);
  vi.advanceTimersByTime(5000);
  expect(seen).not.toContain(true);
});

it("shows after a second in flight and goes with the last answer", () => {
  const { calls, seen } = watch();
  calls.set(1);
  vi.advanceTimersByTime(1000);
  expect(seen.at(-1)).toBe(true);
  calls.set(2);
  calls.set(1);
  expect(seen.at(-1)).toBe(true);
  calls.set(0);
  expect(seen.at(-1)).toBe(false);
});

it("counts the second again for the next call", () => {
  const { calls, seen } = watch();
  calls.set(1);
  vi.advanceTimersByTime(700);
  calls.set(0);
  calls.set(1);
  vi.advanceTimersByTime(700);
  expect(seen).not.toContain(true);
});

it("leaves no timer and no listener behind", () => {
  const { calls, stop } = watch();
  calls.set(1);
  stop();
  expect(vi.getTimerCount()).toBe(0);
  expect(calls.listeners.size).toBe(0);
});
