import { setImmediate } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { Syncs } from "./Syncs";

/** A fake disk whose flushes end when the test says so. */
const disk = () => {
  const waiting: { done: () => void; fail: (error: Error) => void }[] = [];
  const syncs = new Syncs(() => new Promise((done, fail) => waiting.push({ done, fail })));
  return { syncs, waiting };
};

describe("a flush", () => {
  it("runs one sync for all who wrote before it began", async () => {
    const { syncs, waiting } = disk();
    const both = Promise.all([syncs.flush(), syncs.flush()]);
    await setImmediate();
    expect(waiting).toHaveLength(1);
    waiting[0]?.done();
    await both;
  });

  it("does not count a sync that had begun before", async () => {
    const { syncs, waiting } = disk();
    const first = syncs.flush();
    await setImmediate();
    let isFlushed = false;
    const second = syncs.flush().then(() => {
      isFlushed = true;
    });
    waiting[0]?.done();
    await first;
    await setImmediate();
    expect(isFlushed).toBe(false);
    expect(waiting).toHaveLength(2);
    waiting[1]?.done();
    await second;
    expect(isFlushed).toBe(true);
  });

  it("fails when the disk fails, and a later one is tried again", async () => {
    const { syncs, waiting } = disk();
    const refused = expect(syncs.flush()).rejects.toThrow("no space");
    await setImmediate();
    const later = syncs.flush();
    waiting[0]?.fail(new Error("no space"));
    await refused;
    await setImmediate();
    waiting[1]?.done();
    await expect(later).resolves.toBeUndefined();
  });
});
