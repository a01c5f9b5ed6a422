// Tests what calls from outside cannot see: counters in the store, the letters in a verification picture, exact times.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ensureBookkeeping, readNote } from "../storage/bookkeeping";
import { openStore } from "../storage/open";
import type { Store } from "../storage/Store";
import { beginSession, findSession } from "./sessions";
import { isVerified, makeVerification } from "./verification";
import { MINUTE } from "../wire/seconds";

let folder = "";
let store: Store;
const NOW = 1_800_000_000;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "pilothouse-access-"));
  store = await openStore({ dataDir: folder });
  await ensureBookkeeping(store.engine, store.db);
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

describe("a verification picture", () => {
  it("asks for four letters that cannot be mistaken for each other, in either case", async () => {
    const made = await makeVerification(store.db, null, NOW);
    const text = await readNote(store.db, `code:${made.id}`, NOW);
    expect(text).toMatch(/^[ACDEFHJKMNPRTWXY34679]{4}$/);
    expect(JSON.stringify(made)).not.toContain(text);
    expect(await isVerified(store.db, made.id, ` ${text?.toLowerCase()} `, NOW)).toBe(true);
  });

  it("is good for one answer, and for five minutes", async () => {
    const once = await makeVerification(store.db, "abcd", NOW);
    expect(await isVerified(store.db, once.id, "wrong", NOW)).toBe(false);
    expect(await isVerified(store.db, once.id, "abcd", NOW)).toBe(false);
    const slow = await makeVerification(store.db, "abcd", NOW);
    expect(await isVerified(store.db, slow.id, "abcd", NOW + 5 * MINUTE - 1)).toBe(true);
    const late = await makeVerification(store.db, "abcd", NOW);
    expect(await isVerified(store.db, late.id, "abcd", NOW + 5 * MINUTE)).toBe(false);
  });

  it("is drawn differently each time, in ink of its own", async () => {
    const pixelsOf = async () => {
      const { image, now } = await makeVerification(store.db, "abcd", NOW);
      expect(now).toBe(NOW);
      const bytes = Buffer.from(image.replace("data:image/png;base64,", ""), "base64");
      return inflateSync(bytes.subarray(bytes.indexOf("IDAT") + 4));
    };
    const [one, other] = [await pixelsOf(), await pixelsOf()];
    expect(one.equals(other)).toBe(false);
    for (const pixels of [one, other]) {
      const inked = pixels.filter((shade) => shade > 0).length / pixels.length;
      expect(inked).toBeGreaterThan(0.1);
      expect(inked).toBeLessThan(0.6);
    }
  });

  it("is answered with texts, and by nothing else", async () => {
    const { id } = await makeVerification(store.db, "abcd", NOW);
    expect(await isVerified(store.db, [id], "abcd", NOW)).toBe(false);
    expect(await isVerified(store.db, id, ["abcd"], NOW)).toBe(false);
    expect(await isVerified(store.db, "", "", NOW)).toBe(false);
    expect(await isVerified(store.db, id, "abcd", NOW)).toBe(true);
  });
});

describe("a session", () => {
  it("is stored under a hash of its token, and ends when it is not used", async () => {
    const { token, expires } = await beginSession(store.db, 7, NOW);
    const rows = JSON.stringify(await store.db.selectFrom("platform_session").selectAll().execute());
    expect(rows).not.toContain(token);
    expect(await findSession(store.db, token, NOW + 1)).toBe("7");
    expect(await findSession(store.db, `${token}x`, NOW + 1)).toBeNull();
    expect(await findSession(store.db, token, expires)).toBeNull();
  });
});
