import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type FileKey, uploadKey, writeId } from "./FileStore";
import { FolderStore } from "./FolderStore";
import { IdCheckedFileStore } from "./IdCheckedFileStore";

const KEY: FileKey = uploadKey("0a1b", "a.txt");
let folder = "";
let mount = "";
let files: IdCheckedFileStore;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "pilothouse-own-"));
  mount = join(folder, "mount");
  const store = new FolderStore(mount);
  await writeId(store, "mine");
  files = new IdCheckedFileStore(store);
  files.own("mine");
  vi.spyOn(console, "error").mockReturnValue();
  vi.spyOn(console, "info").mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const body = async function* () {
  yield new TextEncoder().encode("whole");
};
const drain = async () => {
  for await (const one of files.list("files")) expect(one.size).toBe(5);
};
const uses: Readonly<Record<string, () => Promise<unknown>>> = {
  put: () => files.put(KEY, body()),
  take: () => files.take(KEY, join(folder, "made")),
  find: () => files.find(KEY),
  read: () => files.read(KEY),
  remove: () => files.remove("files/0a1b"),
  list: drain,
  writeText: () => files.writeText("trail.marks", "x"),
  tidy: () => files.tidy(),
  check: () => files.check(),
};

const gone = {
  "is not mounted": () => renameSync(mount, `${mount}.away`),
  "is an empty folder": () => {
    renameSync(mount, `${mount}.away`);
    mkdirSync(mount);
  },
  "is another's": () => {
    renameSync(mount, `${mount}.away`);
    mkdirSync(mount);
    writeFileSync(join(mount, "file-store.id"), "somebody else's");
  },
};

for (const [state, leave] of Object.entries(gone))
  it(`does nothing in a file store that ${state}, and makes no folder`, async () => {
    await files.put(KEY, body());
    writeFileSync(join(folder, "made"), "whole");
    leave();
    for (const [name, use] of Object.entries(uses)) await expect(use(), name).rejects.toThrow("503.files");
    expect(["files", "incoming", "trail.marks"].filter((name) => existsSync(join(mount, name)))).toEqual([]);
    // The error is logged once, for the people who must mount the disk again.
    expect(vi.mocked(console.error).mock.calls).toEqual([[expect.stringMatching(/mount or reconnect it\./)]]);
    rmSync(mount, { recursive: true, force: true });
    renameSync(`${mount}.away`, mount);
    for (const [name, use] of Object.entries(uses)) await expect(use(), name).resolves.not.toThrow();
    expect(vi.mocked(console.info).mock.calls).toEqual([[expect.stringMatching(/is there again/)]]);
  });

it("keeps nothing of a file during which the store goes away", async () => {
  const leaving = async function* () {
    yield new TextEncoder().encode("ha");
    gone["is an empty folder"]();
    mkdirSync(join(mount, "incoming"));
    yield new TextEncoder().encode("lf");
  };
  await expect(files.put(KEY, leaving())).rejects.toThrow("503.files");
  expect(existsSync(join(mount, "files"))).toBe(false);
});
