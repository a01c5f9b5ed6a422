import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { CoreAdminContext } from "ra-core";
import { Suspense, use } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ErrorBoundary } from "./ErrorBoundary";
import { loadOnce } from "./loadOnce";

const load = vi.fn<() => Promise<string>>();
const Part = () => <p>{use(loadOnce(load))}</p>;

const open = (place: string) => (
  <MemoryRouter>
    <CoreAdminContext>
      <ErrorBoundary place={place}>
        <Suspense>{place === "broken" ? <Part /> : <p>elsewhere</p>}</Suspense>
      </ErrorBoundary>
    </CoreAdminContext>
  </MemoryRouter>
);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.stubGlobal("fetch", vi.fn().mockResolvedValue(new Response("", { status: 502 })));
  load.mockReset().mockRejectedValue(new Error("network"));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** React continues only between two calls of act, so the test waits in small steps. */
const passTime = async () => {
  for (let step = 0; step < 10; step += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
};

it("stops asking for a part that does not arrive, and asks again when a person says so", async () => {
  await act(async () => render(open("broken")));
  await passTime();
  expect(screen.getByText("shell.chunk_failed")).toBeDefined();
  await passTime();
  expect(load).toHaveBeenCalledTimes(3);

  load.mockResolvedValue("arrived");
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "shell.try_again" })));
  await passTime();
  expect(screen.getByText("arrived")).toBeDefined();
});

it("gives way to the next place", async () => {
  const { rerender } = render(open("broken"));
  await passTime();
  rerender(open("fine"));
  expect(screen.getByText("elsewhere")).toBeDefined();
});

it("asks again for what did not arrive when the person comes back", async () => {
  const { rerender } = render(open("broken"));
  await passTime();
  rerender(open("fine"));
  load.mockResolvedValue("arrived");
  await act(async () => rerender(open("broken")));
  await passTime();
  expect(screen.getByText("arrived")).toBeDefined();
});
