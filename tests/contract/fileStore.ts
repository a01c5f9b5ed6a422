// Tests that every kind of file store must pass.
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import {
  type ByteRange,
  type FileKey,
  type FileStore,
  readId,
  uploadKey,
  writeId,
} from "../../platform/framework/fileStore/FileStore";
import { readChunks } from "../../platform/framework/wire/readUpload";

export const streamParts = async function* (...parts: readonly (string | Uint8Array)[]) {
  for (const part of parts) yield typeof part === "string" ? new TextEncoder().encode(part) : part;
};

export const readAll = async (files: FileStore, key: FileKey, range?: ByteRange): Promise<string | null> => {
  const stream = await files.read(key, range);
  if (stream === null) return null;
  const chunks: Uint8Array[] = [];
  for await (const chunk of readChunks(stream)) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
};

const newKey = (name: string): FileKey => uploadKey(randomBytes(12).toString("hex"), name);
const folderOf = (key: FileKey): `files/${string}` => `files/${key.split("/")[1] ?? ""}`;
const MB = 1024 ** 2;

/** Tests one kind of file store. Each call of `open` answers another instance with the same files. */
export const describeFileStore = (name: string, open: () => FileStore): void => {
  describe(name, { timeout: 60_000 }, () => {
    const scratch = mkdtempSync(join(tmpdir(), "pilothouse-files-"));
    afterAll(() => rmSync(scratch, { recursive: true, force: true }));
    const listed = async (files: FileStore, key: FileKey) => {
      for await (const one of files.list("files")) if (one.key === key) return one;
      return null;
    };

    it("keeps a file that comes in parts, and another instance reads it, whole or in part", async () => {
      const key = newKey("门口 camera.png".replace(" ", "_"));
      expect(await open().find(key)).toBeNull();
      expect(await open().read(key)).toBeNull();
      expect(await open().put(key, streamParts("hello ", "world"))).toBe(11);
      const files = open();
      expect(await files.find(key)).toMatchObject({ size: 11, etag: expect.stringMatching(/^"[^"]+"$/) });
      expect(await readAll(files, key)).toBe("hello world");
      expect(await readAll(files, key, { first: 6, last: 8 })).toBe("wor");
      const found = await listed(files, key);
      expect(found?.size).toBe(11);
      expect(Math.abs(found?.age ?? 99)).toBeLessThan(60);
    });

    it("keeps an empty file, and one of many megabytes", async () => {
      const [empty, large] = [newKey("empty.txt"), newKey("large.bin")];
      expect(await open().put(empty, streamParts())).toBe(0);
      expect(await open().find(empty)).toMatchObject({ size: 0 });
      const part = Buffer.from(randomBytes(MB / 2).toString("hex"));
      expect(await open().put(large, streamParts(...Array.from({ length: 18 }, () => part)))).toBe(18 * MB);
      expect(await open().find(large)).toMatchObject({ size: 18 * MB });
      const wanted = part.subarray(MB - 3).toString("utf8") + part.subarray(0, 3).toString("utf8");
      expect(await readAll(open(), large, { first: 9 * MB - 3, last: 9 * MB + 2 })).toBe(wanted);
    });

    it("keeps nothing of a file that breaks off or is rejected at its end", async () => {
      const [broken, rejected] = [newKey("broken.bin"), newKey("rejected.bin")];
      const breaking = async function* () {
        for (let at = 0; at < 12; at += 1) yield new Uint8Array(MB);
        throw new Error("cut");
      };
      await expect(open().put(broken, breaking())).rejects.toThrow("cut");
      const reject = async () => {
        throw new Error("no");
      };
      await expect(open().put(rejected, streamParts("abc"), reject)).rejects.toThrow("no");
      for (const key of [broken, rejected]) {
        expect(await open().find(key)).toBeNull();
        expect(await listed(open(), key)).toBeNull();
      }
    });

    it("takes a file of the scratch folder, also when it is there already, and forgets a folder", async () => {
      const key = newKey("sheet.xlsx");
      for (const text of ["once", "twice"]) {
        const path = join(scratch, "sheet");
        writeFileSync(path, text);
        await open().take(key, path);
        expect(await readAll(open(), key)).toBe(text);
      }
      await open().remove(folderOf(key));
      expect(await open().find(key)).toBeNull();
      await open().remove(folderOf(key));
    });

    it("lets nobody out of its folders", async () => {
      for (const key of [uploadKey("..", "pilothouse.db"), uploadKey("0a", ".rows"), uploadKey("0a", "..\\x")] as const)
        await expect(async () => open().put(key, streamParts("x"))).rejects.toThrow("no key of a file");
    });

    it("has an id, without which it is not ready", async () => {
      expect(await readId(open())).toBeNull();
      await expect(open().check()).rejects.toThrow(/./);
      await writeId(open(), "0123abcd");
      expect(await readId(open())).toBe("0123abcd");
      await open().check();
    });
  });
};
