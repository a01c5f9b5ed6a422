import { afterEach, expect, it, vi } from "vitest";
import { fakePlatform, setConfig } from "pilothouse/testing";
import { HIGH_QUALITY, openLive, openPlayback, stopLive } from "./streams";
import type { ParamsOf } from "pilothouse/wire";
import type { liveCalls } from "../../../generated/service/live/live.calls";

afterEach(() => {
  setConfig(null);
  vi.unstubAllGlobals();
});

const playing = async () => {
  const asked = fakePlatform({
    "/oss/live/url": { code: 200, data: { url: "/stream/1" } },
    "/oss/playback/url": { code: 200, data: { url: "/stream/2" } },
  });
  await openLive("operator", "U7", HIGH_QUALITY);
  await openPlayback("operator", "U7", HIGH_QUALITY, 1, 2);
  stopLive("operator", "s");
  return asked.map(({ body }) => (typeof body === "object" && body !== null && "params" in body ? body.params : body));
};

it("asks in the quality that was chosen, and ends a stream", async () => {
  expect(await playing()).toEqual([
    { uid: "U7", channel: 0, quality: HIGH_QUALITY },
    { uid: "U7", channel: 0, quality: HIGH_QUALITY, gmt_begin: 1, gmt_end: 2 },
    { session_id: "s", stop: 1 } satisfies ParamsOf<typeof liveCalls.beat>,
  ]);
});

it("asks a platform of the specification for the stream alone, and sends no heartbeat to end it", async () => {
  setConfig({ given: { can: [] } });
  expect(await playing()).toEqual([{ uid: "U7" }, { uid: "U7", gmt_begin: 1, gmt_end: 2 }]);
});
