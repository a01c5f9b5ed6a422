import { afterEach, expect, it, vi } from "vitest";
import { isStaleBuild } from "../../wire/deployment";
import { watchDeployment } from "./watchDeployment";

const html = (...names: readonly string[]) =>
  names.map((name) => `<script type="module" crossorigin src="/assets/${name}.js"></script>`).join("");

const running = (...names: readonly string[]) =>
  vi
    .spyOn(document, "querySelectorAll")
    .mockReturnValue(new DOMParser().parseFromString(html(...names), "text/html").querySelectorAll("script"));
const serving = (answer: Response | Error) =>
  vi.stubGlobal(
    "fetch",
    answer instanceof Error ? vi.fn().mockRejectedValue(answer) : vi.fn().mockResolvedValue(answer),
  );

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("knows a newer build by the names of the first scripts, whichever has changed", async () => {
  running("runtime", "main-1");
  serving(new Response(html("runtime", "main-2")));
  expect(await isStaleBuild()).toBe(true);
  serving(new Response(html("runtime", "main-1")));
  expect(await isStaleBuild()).toBe(false);
});

it("does not take a broken network or a broken server for a newer build", async () => {
  running("main-1");
  serving(new TypeError("offline"));
  expect(await isStaleBuild()).toBe(false);
  serving(new Response("<h1>Bad gateway</h1>", { status: 502 }));
  expect(await isStaleBuild()).toBe(false);
  serving(new Response("<h1>Sign in to the hotel's network</h1>"));
  expect(await isStaleBuild()).toBe(false);
});

it("looks when the operator comes back, at most every ten minutes, and says it once", async () => {
  vi.useFakeTimers();
  running("main-1");
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => new Response(html("main-2"))),
  );
  const report = vi.fn();
  const began = Date.now();
  watchDeployment(report);
  const comeBack = async () => {
    document.dispatchEvent(new Event("visibilitychange"));
    await vi.runAllTimersAsync();
  };
  await comeBack();
  vi.setSystemTime(began + 10 * 60_000 - 1);
  await comeBack();
  expect(fetch).not.toHaveBeenCalled();
  vi.setSystemTime(began + 10 * 60_000);
  await comeBack();
  expect(report).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 11 * 60_000);
  await comeBack();
  expect(report).toHaveBeenCalledTimes(1);
});
