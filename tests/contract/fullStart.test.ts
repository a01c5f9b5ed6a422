// What a start says if the disk is full or write-protected.
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { adviceForError } from "../../platform/launching.mjs";
import { runFailingStart, removeFolders, newFolder, startProcess } from "./process";

const ONE_SENTENCE = /^[A-Z][^\n]*\.$/;
const mounted: string[] = [];

/** A small disk in memory. Null if this user may not mount one. */
const mount = (kilobytes: number): string | null => {
  const place = join(newFolder(), "disk");
  mkdirSync(place);
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${kilobytes}k`, "tmpfs", place], { stdio: "ignore" });
  } catch {
    return null;
  }
  mounted.push(place);
  return place;
};
const mayMount = mount(64) !== null;

afterAll(() => {
  for (const place of mounted) execFileSync("umount", ["-l", place]);
  removeFolders();
});

describe("the text for an error of the disk", () => {
  it.each([
    ["ENOSPC", /^The disk is full \(ENOSPC\); make room where the data folder \(DATA_DIR\) and the files are/],
    ["EDQUOT", /^The disk is full/],
    ["SQLITE_FULL", /^The disk is full/],
    ["53100", /^The disk of the database is full; make room there/],
    ["EROFS", /^The disk is write-protected \(EROFS\); make it writable/],
    ["SQLITE_READONLY", /^The disk is write-protected/],
  ])("%s: what to do, in a sentence", (code, sentence) => {
    const said = adviceForError(Object.assign(new Error("x"), { code }));
    expect(said).toMatch(sentence);
    expect(said).toMatch(ONE_SENTENCE);
  });

  it("nothing of other errors, which are mistakes of the program", () => {
    for (const error of [new Error("x"), Object.assign(new Error("x"), { code: "ENOENT" }), null])
      expect(adviceForError(error)).toBeNull();
  });
});

describe.skipIf(!mayMount)("a start (where this user may mount a disk)", { timeout: 120_000 }, () => {
  // Locking the folder, opening the store, creating tables and writing rows each need space.
  it.each([4, 64, 512, 6000])("of a new store with room for %i KB says that the disk is full", async (kilobytes) => {
    const { code, said } = await runFailingStart({ DATA_DIR: mount(kilobytes) ?? expect.unreachable() });
    expect([code, said]).toEqual([1, expect.stringMatching(ONE_SENTENCE)]);
    expect(said).toMatch(/^The disk .*is full/);
  });

  it("of a store on a full disk, or one that became read-only, says so, and the next one finds all again", async () => {
    const DATA_DIR = mount(96_000) ?? expect.unreachable();
    const stop = async () => {
      const running = await startProcess({ DATA_DIR });
      running.signal("SIGTERM");
      expect(await running.ended).toBe(0);
    };
    await stop();
    const filling = join(DATA_DIR, ".filling");
    expect(() => {
      writeFileSync(filling, Buffer.alloc(96_000 * 1024));
    }).toThrow("ENOSPC");
    const full = await runFailingStart({ DATA_DIR });
    expect(full).toEqual({ code: 1, said: expect.stringMatching(ONE_SENTENCE) });
    expect(full.said).toMatch(/^The disk is full/);
    execFileSync("rm", [filling]);
    execFileSync("mount", ["-o", "remount,ro", DATA_DIR]);
    const only = await runFailingStart({ DATA_DIR });
    execFileSync("mount", ["-o", "remount,rw", DATA_DIR]);
    expect(only).toEqual({ code: 1, said: expect.stringMatching(ONE_SENTENCE) });
    expect(only.said).toMatch(/cannot be written to \(EROFS\); make its disk writable/);
    await stop();
  });
});
