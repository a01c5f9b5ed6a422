import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { FolderStore } from "../../platform/framework/fileStore/FolderStore";
import { describeFileStore } from "./fileStore";

const folder = mkdtempSync(join(tmpdir(), "pilothouse-store-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describeFileStore("a file store in a folder", () => new FolderStore(join(folder, "shared")));

describe("what killed runs left in a folder", () => {
  it("is removed once nobody can be writing it any more, beside the files of earlier versions, too", async () => {
    const root = join(folder, "left");
    const [upload, incoming] = [join(root, "files", "0a1b"), join(root, "incoming")];
    for (const one of [upload, incoming]) mkdirSync(one, { recursive: true });
    const hours = (count: number) => new Date(Date.now() - count * 3_600_000);
    const write = (path: string, age: number) => {
      writeFileSync(path, "x");
      utimesSync(path, hours(age), hours(age));
      return path;
    };
    const old = [write(join(upload, "a.png.0f.part"), 2), write(join(incoming, "1.part"), 2)];
    const kept = [write(join(incoming, "2.part"), 0.5), write(join(upload, "a.png"), 1000)];
    await new FolderStore(root).tidy();
    expect([...old, ...kept].filter((path) => existsSync(path))).toEqual(kept);
    expect(readdirSync(incoming)).toEqual(["2.part"]);
  });
});
