// Tests what the contract tests cannot see from outside: counters between calls, texts of pictures, exact times.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
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
  await ensureBookkeeping(store.db);
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

describe("a verification picture", () => {
  it("asks for four letters, none of which is taken for another, whatever their case", async () => {
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
    const late = await makeVerification(store.db, "abcd", NOW);
    expect(await isVerified(store.db, late.id, "abcd", NOW + 5 * MINUTE)).toBe(false);
  });
});

describe("a session", () => {
  it("is kept by a hash of its token, and ends when nobody uses it", async () => {
    const { token, expires } = await beginSession(store.db, 7, NOW);
    const rows = JSON.stringify(await store.db.selectFrom("platform_session").selectAll().execute());
    expect(rows).not.toContain(token);
    expect(await findSession(store.db, token, NOW + 1)).toBe("7");
    expect(await findSession(store.db, `${token}x`, NOW + 1)).toBeNull();
    expect(await findSession(store.db, token, expires)).toBeNull();
  });
});
