import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, it } from "vitest";
import { ensureBookkeeping } from "../storage/bookkeeping";
import { openStore } from "../storage/open";
import type { Store } from "../storage/Store";
import { checkFiles, claimFileStore } from "./claimFiles";
import { FolderStore } from "./FolderStore";

const NOW = 1_800_000_000;
const UPLOAD = "0123456789abcdef01234567";
const folder = mkdtempSync(join(tmpdir(), "pilothouse-claim-"));
const stores: Store[] = [];
let store: Store;
let place = "";
beforeEach(async () => {
  place = mkdtempSync(join(folder, "one-"));
  store = await openStore({ dataDir: place });
  stores.push(store);
});
afterAll(async () => {
  for (const one of stores) await one.close();
  rmSync(folder, { recursive: true, force: true });
});

const named = async function* (...ids: readonly string[]) {
  yield [];
  if (ids.length > 0) yield ids;
};
const idIn = (path: string) => join(path, "file-store.id");
/** Does what a start does: checks the files, creates the tables, and claims the file store. */
const start = async (path: string, ...ids: readonly string[]): Promise<string> => {
  await checkFiles(store, new FolderStore(path), named(...ids), NOW);
  await ensureBookkeeping(store.engine, store.db);
  return claimFileStore(store, new FolderStore(path), NOW);
};

it("lets all instances that start at once have the same files, and nobody others", async () => {
  const shared = join(place, "shared");
  await ensureBookkeeping(store.engine, store.db);
  await Promise.all([1, 2, 3, 4].map(() => claimFileStore(store, new FolderStore(shared), NOW)));
  expect(readFileSync(idIn(shared), "utf8")).toMatch(/^[0-9a-f]{32}\n$/);
  await claimFileStore(store, new FolderStore(shared), NOW + 1_000_000_000);
  await expect(claimFileStore(store, new FolderStore(join(place, "other")), NOW)).rejects.toThrow(/the same FILES_URL/);
});

it("makes the id of an older installation once, beside its files or in an empty folder", async () => {
  const shared = join(place, "shared");
  mkdirSync(join(shared, "files", UPLOAD), { recursive: true });
  writeFileSync(join(shared, "files", UPLOAD, "a.txt"), "a");
  const id = await start(shared, "ffffffffffffffffffffffff", UPLOAD);
  expect(readFileSync(idIn(shared), "utf8")).toBe(`${id}\n`);
  expect(await start(shared, UPLOAD)).toBe(id);
});

it("makes no id in an empty folder if the database names files, and says what to do", async () => {
  const shared = join(place, "shared");
  await expect(start(shared, UPLOAD)).rejects.toThrow(
    new RegExp(
      `^This database names uploads, but file:\\S+/shared has none of them, such as files/${UPLOAD}\\. Mount it`,
    ),
  );
  expect(existsSync(shared)).toBe(false);
});

it("refuses a folder of another database", async () => {
  const shared = join(place, "shared");
  mkdirSync(shared);
  writeFileSync(idIn(shared), "somebody else's\n");
  await expect(start(shared)).rejects.toThrow(/belong to another database; give this one an empty place by FILES_URL/);
  rmSync(idIn(shared));
  await start(shared);
});

it("writes the id that a first start did not get to write, and then never again", async () => {
  const shared = join(place, "shared");
  await ensureBookkeeping(store.engine, store.db);
  const full = new FolderStore(shared);
  full.writeText = () => Promise.reject(new Error("ENOSPC"));
  await expect(claimFileStore(store, full, NOW)).rejects.toThrow("ENOSPC");
  await expect(start(join(place, "other"))).rejects.toThrow(/has no files of this database/);
  const id = await start(shared);
  expect(readFileSync(idIn(shared), "utf8")).toBe(`${id}\n`);
  rmSync(shared, { recursive: true });
  await expect(start(shared)).rejects.toThrow(/has no files of this database\. Mount it again/);
});
