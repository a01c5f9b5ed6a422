import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ChunkFailure, loadChunk } from "./loadChunk";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", vi.fn().mockResolvedValue(new Response("")));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const fresh = () => Promise.resolve(false);
const settle = async <T>(work: Promise<T>) => {
  const outcome = work.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  await vi.runAllTimersAsync();
  return outcome;
};

it("asks again for a part that did not arrive", async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error("network")).mockResolvedValueOnce("part");
  const work = loadChunk(load, fresh);
  await vi.advanceTimersByTimeAsync(399);
  expect(load).toHaveBeenCalledTimes(1);
  expect(await settle(work)).toEqual({ value: "part" });
  expect(load).toHaveBeenCalledTimes(2);
});

it("fetches the file again, since browsers remember a failed module", async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module: http://host/assets/a-1.js"))
    .mockResolvedValueOnce("part");
  await settle(loadChunk(load, fresh));
  expect(fetch).toHaveBeenCalledWith("http://host/assets/a-1.js", { cache: "reload" });
});

it("gives up after three attempts and says that the network failed", async () => {
  const load = vi.fn().mockRejectedValue(new Error("network"));
  const outcome = await settle(loadChunk(load, fresh));
  expect(outcome).toMatchObject({ error: { name: "ChunkFailure", stale: false } });
  expect(load).toHaveBeenCalledTimes(3);
});

it("says at once that the server has a new build", async () => {
  const load = vi.fn().mockRejectedValue(new Error("404"));
  const outcome = await settle(loadChunk(load, () => Promise.resolve(true)));
  expect(outcome).toMatchObject({ error: expect.any(ChunkFailure) });
  expect(outcome).toMatchObject({ error: { stale: true } });
  expect(load).toHaveBeenCalledTimes(1);
});

it("waits 120 seconds for a part, then asks again", async () => {
  const load = vi
    .fn()
    .mockImplementationOnce(() => new Promise(() => {}))
    .mockResolvedValueOnce("part");
  const work = loadChunk(load, fresh);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1 + 400);
  expect(load).toHaveBeenCalledTimes(2);
  expect(await settle(work)).toEqual({ value: "part" });
});
