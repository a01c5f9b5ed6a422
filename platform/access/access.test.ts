// What the contract cannot see from outside: counts between calls, texts in pictures, moments to the second.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ensureBookkeeping, readNote } from "../storage/bookkeeping";
import { openStore } from "../storage/open";
import type { Store } from "../storage/Store";
import { countFailure, forgetFailures, refuseLocked } from "./attempts";
import { beginSession, findSession } from "./sessions";
import { isVerified, makeVerification } from "./verification";

let folder = "";
let store: Store;
const NOW = 1_800_000_000;
const MINUTE = 60;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "pilothouse-access-"));
  store = await openStore({ dataDir: folder });
  await ensureBookkeeping(store.db);
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

describe("failed attempts", () => {
  const fail = async (times: number, attempt: { userId: string; address: string }) => {
    for (let index = 0; index < times; index += 1) await countFailure(store.db, attempt, NOW);
  };
  const isLocked = (attempt: { userId: string; address: string }, now = NOW) =>
    refuseLocked(store.db, attempt, now, "en").then(
      () => false,
      () => true,
    );

  it("lock the account at the fifth, whatever its letters' case, for a quarter of an hour", async () => {
    const attempt = { userId: "Ada", address: "192.0.2.1" };
    await fail(4, attempt);
    expect(await isLocked(attempt)).toBe(false);
    await fail(1, attempt);
    expect(await isLocked({ userId: "ADA", address: "192.0.2.99" })).toBe(true);
    expect(await isLocked(attempt, NOW + 15 * MINUTE - 1)).toBe(true);
    expect(await isLocked(attempt, NOW + 15 * MINUTE)).toBe(false);
  });

  it("lock an address only after many, whoever it tried to be", async () => {
    const address = "192.0.2.2";
    for (let index = 0; index < 24; index += 1) await fail(1, { userId: `guess${index}`, address });
    expect(await isLocked({ userId: "someone", address })).toBe(false);
    await fail(1, { userId: "guess24", address });
    expect(await isLocked({ userId: "someone", address })).toBe(true);
    expect(await isLocked({ userId: "someone", address: "192.0.2.3" })).toBe(false);
  });

  it("of an account are forgotten when it signs in", async () => {
    const attempt = { userId: "grace", address: "192.0.2.4" };
    await fail(5, attempt);
    await forgetFailures(store.db, attempt);
    expect(await isLocked({ ...attempt, address: "192.0.2.5" })).toBe(false);
  });
});

describe("a verification picture", () => {
  it("asks for four letters, none of which is taken for another, whatever their case", async () => {
    const made = await makeVerification(store.db, null, NOW);
    const text = await readNote(store.db, `code:${made.verify_id}`, NOW);
    expect(text).toMatch(/^[ACDEFHJKMNPRTWXY34679]{4}$/);
    expect(JSON.stringify(made)).not.toContain(text);
    expect(await isVerified(store.db, made.verify_id, ` ${text?.toLowerCase()} `, NOW)).toBe(true);
  });

  it("is good for one answer, and for five minutes", async () => {
    const once = await makeVerification(store.db, "abcd", NOW);
    expect(await isVerified(store.db, once.verify_id, "wrong", NOW)).toBe(false);
    expect(await isVerified(store.db, once.verify_id, "abcd", NOW)).toBe(false);
    const late = await makeVerification(store.db, "abcd", NOW);
    expect(await isVerified(store.db, late.verify_id, "abcd", NOW + 5 * MINUTE)).toBe(false);
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
