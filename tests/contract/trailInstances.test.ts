// Several instances on one database write the marks of the audit trail to their common file store.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FolderStore } from "../../platform/framework/fileStore/FolderStore";
import { placesForStores } from "./hosts";
import { openTrail, type TrailStore } from "./trailStore";

const MARKS = "trail.marks";
const folder = mkdtempSync(join(tmpdir(), "pilothouse-instances-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const found = await placesForStores("PostgreSQL");

describe.skipIf(found === null)("marks of the audit trail", { timeout: 120_000 }, () => {
  beforeEach(() => void vi.spyOn(console, "info").mockReturnValue());
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => found?.close());

  it("of several instances in the file store continue each other: an older one never replaces a newer one", async () => {
    if (!found) return;
    const place = found.place();
    const files = mkdtempSync(join(folder, "shared-"));
    const open = async () => {
      const own = { ...place, dataDir: mkdtempSync(join(folder, "instance-")) };
      const trail = await openTrail(own, 100, new FolderStore(files));
      await trail.start();
      return trail;
    };
    writeFileSync(join(files, "file-store.id"), "shared\n");
    const instances = [await open(), await open(), await open()];
    const counts: number[] = [];
    const watch = setInterval(() => {
      const text = existsSync(join(files, MARKS)) ? readFileSync(join(files, MARKS), "utf8") : "";
      counts.push(Number(/: (\d+) entries/.exec(text)?.[1] ?? 0));
    }, 1);
    const work = async (trail: TrailStore) => {
      for (let times = 0; times < 15; times += 1) {
        await trail.write(1);
        await trail.run();
      }
    };
    await Promise.all(instances.map(work));
    clearInterval(watch);
    for (const { store } of instances) await store.close();
    expect(new Set(counts).size).toBeGreaterThan(5);
    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
    expect(readFileSync(join(files, MARKS), "utf8")).toContain(": 45 entries.");
  });
});
