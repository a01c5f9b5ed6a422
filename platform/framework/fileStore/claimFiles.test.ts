import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ensureBookkeeping } from "../storage/bookkeeping";
import { openStore } from "../storage/open";
import type { Store } from "../storage/Store";
import { claimFiles } from "./claimFiles";
import { FolderStore } from "./FolderStore";

const NOW = 1_800_000_000;
const folder = mkdtempSync(join(tmpdir(), "pilothouse-claim-"));
let store: Store;
beforeAll(async () => {
  store = await openStore({ dataDir: folder });
  await ensureBookkeeping(store.engine, store.db);
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

it("lets all instances that start at once have the same files, and nobody others", async () => {
  const shared = join(folder, "shared");
  await Promise.all([1, 2, 3, 4].map(() => claimFiles(store, new FolderStore(shared), NOW)));
  expect(readFileSync(join(shared, "file-store.id"), "utf8")).toMatch(/^[0-9a-f]{32}\n$/);
  await claimFiles(store, new FolderStore(shared), NOW + 1_000_000_000);
  await expect(claimFiles(store, new FolderStore(join(folder, "other")), NOW)).rejects.toThrow(/the same FILES_URL/);
});
