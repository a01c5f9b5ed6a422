// Tests how long sessions and known browsers last, and what ends them.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ensureBookkeeping } from "../storage/bookkeeping";
import { openStore } from "../storage/open";
import type { Store } from "../storage/Store";
import { deleteBrowsersOf, recognizeBrowser, purgeBrowsers, rememberBrowser } from "./browsers";
import { Callers, keysWithSubordinates } from "./Callers";
import {
  beginSession,
  noteRightsChange,
  endSession,
  endSessionsOf,
  findSession,
  openSession,
  purgeSessions,
} from "./sessions";
import { DAY, HOUR } from "../wire/seconds";

const NOW = 1_800_000_000;

let folder = "";
let store: Store;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "pilothouse-sessions-"));
  store = await openStore({ dataDir: folder });
  await ensureBookkeeping(store.engine, store.db);
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

let people = 0;
const somebody = (): string => {
  people += 1;
  return `person-${people}`;
};

describe("a session", () => {
  const begun = async (account = somebody()) => ({
    account,
    token: (await beginSession(store.db, account, NOW)).token,
  });
  const isOpen = async (token: string, now: number) => (await findSession(store.db, token, now)) !== null;

  it("ends twelve hours after its last use, to the second", async () => {
    const { account, token } = await begun();
    expect((await beginSession(store.db, account, NOW)).expires).toBe(NOW + 12 * HOUR);
    expect(await isOpen(token, NOW + 12 * HOUR - 1)).toBe(true);
    expect(await isOpen(token, NOW + 24 * HOUR - 2)).toBe(true);
    expect(await isOpen(token, NOW + 36 * HOUR - 2)).toBe(false);
  });

  it("is prolonged once five minutes have gone by, not each time it is used", async () => {
    const { token } = await begun();
    await openSession(store.db, token, NOW + 300);
    expect(await isOpen(token, NOW + 12 * HOUR)).toBe(false);
    const { token: other } = await begun();
    await openSession(store.db, other, NOW + 301);
    expect(await isOpen(other, NOW + 12 * HOUR + 300)).toBe(true);
    expect(await isOpen(token, NOW + 12 * HOUR)).toBe(false);
  });

  it("ends thirty days after it began, however often it is used", async () => {
    const { token } = await begun();
    for (let hours = 0; hours < 30 * 24; hours += 11) expect(await isOpen(token, NOW + hours * HOUR)).toBe(true);
    expect(await isOpen(token, NOW + 30 * DAY - 1)).toBe(true);
    expect(await isOpen(token, NOW + 30 * DAY)).toBe(false);
  });

  it("ends alone, or with all of its account's, or all but one", async () => {
    const account = somebody();
    const [{ token: one }, { token: other }, { token: third }] = [
      await begun(account),
      await begun(account),
      await begun(account),
    ];
    const { token: anothers } = await begun();
    const open = async () => Promise.all([one, other, third, anothers].map((token) => isOpen(token, NOW)));
    await endSession(store.db, third);
    expect(await open()).toEqual([true, true, false, true]);
    await endSessionsOf(store.db, account, other);
    expect(await open()).toEqual([false, true, false, true]);
    await endSessionsOf(store.db, account);
    expect(await open()).toEqual([false, false, false, true]);
  });

  it("names its account, and shows whether rights have changed since", async () => {
    const { account, token } = await begun();
    const before = await openSession(store.db, token, NOW);
    expect(before?.account).toBe(account);
    expect(await openSession(store.db, token, NOW)).toEqual(before);
    await noteRightsChange(store.db);
    expect((await openSession(store.db, token, NOW))?.rights).not.toBe(before?.rights);
  });

  it("is removed once it is over", async () => {
    await purgeSessions(store.db, NOW + 100 * DAY);
    const { token } = await begun();
    expect(await purgeSessions(store.db, NOW + 12 * HOUR - 1)).toBe(0);
    expect(await purgeSessions(store.db, NOW + 12 * HOUR)).toBe(1);
    expect(await isOpen(token, NOW)).toBe(false);
  });

  it("of nobody's is ended when it is used, and a visitor's is kept", async () => {
    const described = { model: { identity: null }, tables: new Map() };
    // Reading any part of the model other than sign-in makes this test fail.
    const callers = new Callers(store, Object.assign(Object.create(null), described));
    const { token } = await begun();
    const { token: visitors } = await begun("visitor:7");
    for (const one of [token, visitors]) expect(await callers.find(one, NOW)).toBeNull();
    expect([await isOpen(token, NOW), await isOpen(visitors, NOW)]).toEqual([false, true]);
    expect(await callers.find("no token", NOW)).toBeNull();
  });
});

describe("a browser", () => {
  const browser = (token: unknown, device: unknown = "desk") => ({ device, token });

  it("is known for half a year by its token, its device and the account", async () => {
    const account = somebody();
    const token = await rememberBrowser(store.db, account, browser(""), null, NOW);
    const known = (given: unknown, device: unknown = "desk", whose = account, now = NOW) =>
      recognizeBrowser(store.db, whose, browser(given, device), now);
    const key = await known(token);
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(await known(token, "other")).toBeNull();
    expect(await known(token, "desk", "somebody else")).toBeNull();
    for (const wrong of ["", undefined, 7, `${token}x`, "x".repeat(129)]) expect(await known(wrong)).toBeNull();
    expect(await known(token, "desk", account, NOW + 180 * DAY - 1)).toBe(key);
    expect(await known(token, "desk", account, NOW + 180 * DAY)).toBeNull();
  });

  it("need not have a device", async () => {
    const account = somebody();
    const token = await rememberBrowser(store.db, account, { device: undefined, token: "" }, null, NOW);
    for (const none of [undefined, null, ""])
      expect(await recognizeBrowser(store.db, account, { device: none, token }, NOW)).not.toBeNull();
  });

  it("keeps its token when it signs in again, and is known for longer", async () => {
    const account = somebody();
    const token = await rememberBrowser(store.db, account, browser(""), null, NOW);
    const key = await recognizeBrowser(store.db, account, browser(token), NOW);
    expect(await rememberBrowser(store.db, account, browser(token), key, NOW + DAY)).toBe(token);
    expect(await recognizeBrowser(store.db, account, browser(token), NOW + 180 * DAY)).toBe(key);
    expect(await rememberBrowser(store.db, account, browser(token), null, NOW)).not.toBe(token);
  });

  it("is forgotten with its account's sessions, unless one of them is kept, and once it is over", async () => {
    const account = somebody();
    const token = await rememberBrowser(store.db, account, browser(""), null, NOW);
    const isKnown = async () => (await recognizeBrowser(store.db, account, browser(token), NOW)) !== null;
    await endSessionsOf(store.db, account, "kept");
    await deleteBrowsersOf(store.db, "somebody else");
    expect(await isKnown()).toBe(true);
    await endSessionsOf(store.db, account);
    expect(await isKnown()).toBe(false);
    await purgeBrowsers(store.db, NOW + 1000 * DAY);
    await rememberBrowser(store.db, account, browser(""), null, NOW);
    expect(await purgeBrowsers(store.db, NOW + 180 * DAY - 1)).toBe(0);
    expect(await purgeBrowsers(store.db, NOW + 180 * DAY)).toBe(1);
  });
});

describe("companies below one", () => {
  const parents = [
    { key: 1, parent: 0 },
    { key: 2, parent: 1 },
    { key: 3, parent: "2" },
    { key: 4, parent: 1 },
    { key: 5, parent: null },
  ];

  it("are all that stand under it, itself included, whatever their keys are", () => {
    expect(keysWithSubordinates(1, parents).toSorted()).toEqual([1, 2, 3, 4]);
    expect(keysWithSubordinates<string | number>("2", parents)).toEqual(["2", 3]);
    expect(keysWithSubordinates(9, parents)).toEqual([9]);
  });

  it("end where they stand in a circle", () => {
    const circle = [
      { key: 1, parent: 2 },
      { key: 2, parent: 1 },
    ];
    expect(keysWithSubordinates(1, circle)).toEqual([1, 2]);
  });
});
