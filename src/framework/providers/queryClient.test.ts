import { HttpError } from "ra-core";
import { expect, it } from "vitest";
import { createQueryClient } from "./queryClient";

const isAskedAgain = (failures: number, error: Error): unknown => {
  const { retry } = createQueryClient().getDefaultOptions().queries ?? {};
  return typeof retry === "function" ? retry(failures, error) : retry;
};

it("repeats a request without an answer twice", () => {
  const lost = new HttpError("lost", 0);
  expect([0, 1, 2, 3].map((failures) => isAskedAgain(failures, lost))).toEqual([true, true, false, false]);
  expect(isAskedAgain(0, new Error("lost"))).toBe(true);
});

it("does not repeat a refused request", () => {
  expect([406, 513].map((code) => isAskedAgain(0, new HttpError("no", code)))).toEqual([false, false]);
});

it("asks for nothing when a window is looked at again, and for nothing that came seconds ago", () => {
  const { refetchOnWindowFocus, staleTime } = createQueryClient().getDefaultOptions().queries ?? {};
  expect([refetchOnWindowFocus, staleTime]).toEqual([false, 5000]);
});
