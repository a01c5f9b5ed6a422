// A repeated request gets the answer of the first request, for one day. Other callers do not get this answer.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Platform } from "../../platform/framework/Platform";
import { ensureBookkeeping } from "../../platform/framework/storage/bookkeeping";
import { openStore } from "../../platform/framework/storage/open";
import type { Store } from "../../platform/framework/storage/Store";
import { readFirstAnswer, runOnce } from "../../platform/business/once";
import { DAY } from "../../platform/framework/wire/seconds";

let folder = "";
let store: Store;
let time = 1_800_000_000;
const platform = (): Pick<Platform, "store" | "now"> => ({ store, now: () => time });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "pilothouse-once-"));
  store = await openStore({ dataDir: folder });
  await ensureBookkeeping(store.engine, store.db);
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

describe("a request that must count once", () => {
  it("does its work once and answers the same, also to those who ask at the same time", async () => {
    const work = vi.fn(async () => ({ made: 7 }));
    const answers = await Promise.all([1, 2, 3].map(() => runOnce(platform(), "pay", ["r1"], work)));
    expect(answers).toEqual([{ made: 7 }, { made: 7 }, { made: 7 }]);
    expect(work).toHaveBeenCalledOnce();
    expect(await readFirstAnswer(platform(), "pay", ["r1"])).toEqual({ made: 7 });
  });

  it("is another one for another person, call or number", async () => {
    const work = vi.fn(async () => "mine");
    await runOnce(platform(), "pay", ["r2", "ada"], work);
    for (const [call, parts] of [
      ["pay", ["r2", "eve"]],
      ["refund", ["r2", "ada"]],
      ["pay", ["r3", "ada"]],
    ] as const)
      expect(await readFirstAnswer(platform(), call, parts)).toBeUndefined();
  });

  it("was never made when its work failed, so that it can be tried again", async () => {
    const failing = async () => {
      throw new Error("no");
    };
    await expect(runOnce(platform(), "pay", ["r4"], failing)).rejects.toThrow("no");
    expect(await runOnce(platform(), "pay", ["r4"], async () => "yes")).toBe("yes");
  });

  it("is forgotten after a day", async () => {
    await runOnce(platform(), "pay", ["r5"], async () => 1);
    time += DAY + 1;
    expect(await readFirstAnswer(platform(), "pay", ["r5"])).toBeUndefined();
    expect(await runOnce(platform(), "pay", ["r5"], async () => 2)).toBe(2);
  });
});
