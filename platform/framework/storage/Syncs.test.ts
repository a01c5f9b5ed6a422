import { setImmediate } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { Syncs } from "./Syncs";

/** A fake disk whose flushes end when the test says so. */
const disk = () => {
  const waiting: { done: () => void; fail: (error: Error) => void }[] = [];
  const syncs = new Syncs(() => new Promise((done, fail) => waiting.push({ done, fail })));
  return { syncs, waiting };
};

describe("what is written", () => {
  it("is settled by one sync for all who wrote before it began", async () => {
    const { syncs, waiting } = disk();
    const both = Promise.all([syncs.settled(), syncs.settled()]);
    await setImmediate();
    expect(waiting).toHaveLength(1);
    waiting[0]?.done();
    await both;
  });

  it("is not settled by a sync that had begun before", async () => {
    const { syncs, waiting } = disk();
    const first = syncs.settled();
    await setImmediate();
    let isSettled = false;
    const second = syncs.settled().then(() => {
      isSettled = true;
    });
    waiting[0]?.done();
    await first;
    await setImmediate();
    expect(isSettled).toBe(false);
    expect(waiting).toHaveLength(2);
    waiting[1]?.done();
    await second;
    expect(isSettled).toBe(true);
  });

  it("is refused when the disk refuses, and what comes later is tried again", async () => {
    const { syncs, waiting } = disk();
    const refused = expect(syncs.settled()).rejects.toThrow("no space");
    await setImmediate();
    const later = syncs.settled();
    waiting[0]?.fail(new Error("no space"));
    await refused;
    await setImmediate();
    waiting[1]?.done();
    await expect(later).resolves.toBeUndefined();
  });
});
