// @vitest-environment happy-dom
import { renderHook, waitFor } from "@testing-library/react";
import { CoreAdminContext, TestMemoryRouter, testDataProvider } from "ra-core";
import type { ReactNode } from "react";
import { expect, it, vi } from "vitest";
import { bearer } from "../wire/calls";
import { type AnswerOptions, useAnswer } from "./useAnswer";

const sums = bearer.call("sums", "/sums", { year: "integer" });
const show = (call: (...given: readonly unknown[]) => Promise<{ data: unknown }>, options?: AnswerOptions) =>
  renderHook(({ year }) => useAnswer(sums, { year }, (data) => `read ${String(data)}`, options), {
    initialProps: { year: 2025 },
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <TestMemoryRouter>
        <CoreAdminContext dataProvider={Object.assign(testDataProvider(), { call })}>{children}</CoreAdminContext>
      </TestMemoryRouter>
    ),
  });

it("is asked for once it is wanted, and stays until the next one has come", async () => {
  let arrive: (answer: { data: unknown }) => void = () => undefined;
  const call = vi.fn().mockResolvedValueOnce({ data: 7 });
  call.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  const { result, rerender } = show(call);
  await waitFor(() => expect(result.current.data).toBe("read 7"));
  rerender({ year: 2026 });
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  expect(call).toHaveBeenLastCalledWith(sums, { year: 2026 }, { reads: true });
  expect(result.current.data).toBe("read 7");
  arrive({ data: 8 });
  await waitFor(() => expect(result.current.data).toBe("read 8"));
});

it("is asked for once if it fails, repeatedly where the caller says so, and not at all while it is not wanted", async () => {
  const failing = vi.fn().mockRejectedValue(new Error("down"));
  const { result } = show(failing);
  await waitFor(() => expect(result.current.isError).toBe(true));
  expect(failing).toHaveBeenCalledOnce();
  const again = vi.fn(async () => ({ data: 1 }));
  show(again, { every: 5 });
  await waitFor(() => expect(again.mock.calls.length).toBeGreaterThan(2));
  const never = vi.fn(async () => ({ data: 1 }));
  expect(show(never, { enabled: false }).result.current.isFetching).toBe(false);
  expect(never).not.toHaveBeenCalled();
});
