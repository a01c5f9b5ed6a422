// Password tries are counted on both stores, one after another and many at once.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { placesForStores, storeNames } from "../../../tests/contract/hosts";
import { Failure } from "../wire/Failure";
import { ATTEMPTS_TABLE, ensureBookkeeping } from "../storage/bookkeeping";
import { openStore } from "../storage/open";
import type { Store } from "../storage/Store";
import {
  type Attempt,
  countPasswordTry,
  countEvents,
  deletePasswordTries,
  cancelPasswordTry,
  isPictureDue,
  networkOf,
  purgeAttempts,
  sessionAttemptKey,
  wrongTryFailure,
} from "./attempts";

const NOW = 1_800_000_000;
const stranger = (address: string, account = "ada"): Attempt => ({ account, address, browser: null });
const owner = (account = "ada"): Attempt => ({ account, address: "198.51.100.7", browser: "hers" });

it.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["::FFFF:192.0.2.1", "192.0.2.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8:1::6", "2001:db8:1:0"],
  ["2001:db8::", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["::5:6:7:8:9:a", "0:0:5:6"],
  ["::ffff:c000:201", "0:0:0:0"],
  ["64:ff9b::ffff:192.0.2.1", "64:ff9b:0:0"],
  ["1:2:3:4:5:6:7:8:9", "1:2:3:4"],
  ["unknown", "unknown"],
])("%s is in the network %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`attempts at a password on ${name}`, () => {
    let store: Store;
    beforeAll(async () => {
      if (!found) return;
      const { dataDir, databaseUrl } = found.place();
      store = await openStore({ dataDir, databaseUrl });
      await ensureBookkeeping(store.engine, store.db);
    });
    beforeEach(() => store.db.deleteFrom(ATTEMPTS_TABLE).execute());
    afterAll(async () => {
      await store?.close();
      found?.close();
    });

    /** Seconds to wait; 0 if the password was checked. */
    const wait = (attempt: Attempt, now = NOW): Promise<number> =>
      countPasswordTry(store, attempt, now).then(
        () => 0,
        (error: unknown) => {
          if (!(error instanceof Failure)) throw error;
          return Number(error.words.seconds);
        },
      );
    /** The number of tries that were allowed. */
    const letThrough = async (tries: readonly Promise<number>[]) =>
      (await Promise.all(tries)).filter((seconds) => seconds === 0).length;

    it("cause no delay at first, and then longer and longer delays, for that account and address alone, whatever its letters' case", async () => {
      for (let index = 0; index < 5; index += 1) expect(await wait(stranger("192.0.2.1", "Ada"))).toBe(0);
      expect(await wait(stranger("192.0.2.1", "ADA"))).toBe(5);
      expect(await wait(stranger("192.0.2.1"), NOW + 4)).toBe(1);
      expect(await wait(stranger("192.0.2.1"), NOW + 5)).toBe(0);
      expect(await wait(stranger("192.0.2.1"), NOW + 6)).toBe(9);
      expect(await wait(stranger("192.0.2.2"))).toBe(0);
      expect(await wait(stranger("192.0.2.1", "grace"))).toBe(0);
    });

    it("are all forgotten of one account, from wherever they came, and of no other", async () => {
      const tried = [stranger("192.0.2.1"), owner(), stranger("192.0.2.1", sessionAttemptKey(7))];
      const others = [stranger("192.0.2.1", "grace"), stranger("192.0.2.1", sessionAttemptKey(77))];
      for (const one of [...tried, ...others]) for (let index = 0; index < 12; index += 1) await wait(one);
      for (let index = 0; index < 30; index += 1) await wait(stranger(`203.0.113.${index}`));
      for (const one of [...tried, ...others]) expect(await wait(one)).toBeGreaterThan(0);
      await deletePasswordTries(store.db, { userId: "Ada", key: 7 });
      for (const one of [...tried, stranger("203.0.113.99")]) expect(await wait(one)).toBe(0);
      for (const one of others) expect(await wait(one)).toBeGreaterThan(0);
    });

    it("are never locked for longer than an hour, and forgotten after a day", async () => {
      let time = NOW;
      for (let index = 0; index < 30; index += 1) {
        const seconds = await wait(stranger("192.0.2.1"), time);
        expect(seconds).toBeLessThanOrEqual(3600);
        time += seconds;
      }
      expect(await wait(stranger("192.0.2.1"), time + 2 * 86_400)).toBe(0);
      expect(await wait(stranger("192.0.2.1"), time + 2 * 86_400)).toBe(0);
    });

    it("at once are counted as one after another: of 50, five are let through", async () => {
      expect(await letThrough(Array.from({ length: 50 }, () => wait(stranger("192.0.2.1"))))).toBe(5);
    });

    it("of many addresses together are paced: of 60 at once as many as a crowd may, then one every few seconds", async () => {
      const crowd = (from: number) => Array.from({ length: 60 }, (_, at) => stranger(`192.0.2.${from + at}`));
      // Above the limit, the first stranger gets the first turn, which is immediate.
      expect(await letThrough(crowd(0).map((one) => wait(one)))).toBe(21);
      let passed = 0;
      for (let second = 2; second <= 60; second += 2)
        passed += await letThrough(crowd(0).map((one) => wait(one, NOW + second)));
      expect(passed).toBe(60 / 5);
      expect(await letThrough(crowd(100).map((one) => wait(one, NOW + 60)))).toBe(0);
    });

    it("wait for a turn that comes, however many others try meanwhile", async () => {
      for (let at = 0; at < 60; at += 1) await wait(stranger(`192.0.2.${at}`));
      const seconds = await wait(stranger("203.0.113.9"));
      expect(seconds).toBeGreaterThan(0);
      for (let at = 0; at < 60; at += 1) await wait(stranger(`192.0.3.${at}`), NOW + 1);
      expect(await wait(stranger("203.0.113.9"), NOW + seconds)).toBe(0);
    });

    it("by strangers never delay a browser that has signed in before", async () => {
      for (let at = 0; at < 200; at += 1) await wait(stranger(`192.0.2.${at}`));
      for (let index = 0; index < 8; index += 1) expect(await wait(owner())).toBe(0);
      await cancelPasswordTry(store, owner());
      expect(await wait(owner())).toBe(0);
    });

    it("that succeed are not counted", async () => {
      for (let index = 0; index < 40; index += 1) {
        expect(await wait(stranger("192.0.2.1"))).toBe(0);
        await cancelPasswordTry(store, stranger("192.0.2.1"));
      }
    });

    it("ask for a picture after three, and say when the next may come", async () => {
      const attempt = stranger("192.0.2.1");
      const wrong = async () => {
        await countPasswordTry(store, attempt, NOW);
        return wrongTryFailure(store.db, attempt, NOW, new Failure(514));
      };
      expect((await wrong()).data).toEqual({ verify: false });
      await wrong();
      expect(await isPictureDue(store.db, attempt, NOW)).toBe(false);
      expect((await wrong()).data).toEqual({ verify: true });
      await wrong();
      expect(await wrong()).toMatchObject({ code: 514, context: "wait", data: { seconds: 5, verify: true } });
    });

    it("wait longer each time, and an hour in the end", async () => {
      let time = NOW;
      const waits: number[] = [];
      for (let index = 0; index < 4; index += 1) expect(await wait(stranger("192.0.2.1"), time)).toBe(0);
      for (let index = 0; index < 13; index += 1) {
        expect(await wait(stranger("192.0.2.1"), time)).toBe(0);
        const seconds = await wait(stranger("192.0.2.1"), time);
        waits.push(seconds);
        time += seconds;
      }
      expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1200, 2400, 3600, 3600, 3600]);
    });

    it("of one browser that is known never wait longer than a minute, wherever it is, and no other browser waits for it", async () => {
      let time = NOW;
      const waits: number[] = [];
      for (let index = 0; index < 9; index += 1) expect(await wait(owner(), time)).toBe(0);
      for (let index = 0; index < 7; index += 1) {
        expect(await wait(owner(), time)).toBe(0);
        waits.push(await wait(owner(), time));
        time += waits.at(-1) ?? 0;
      }
      expect(waits).toEqual([5, 10, 20, 40, 60, 60, 60]);
      expect(await wait(owner(), time)).toBe(0);
      expect(await wait({ ...owner(), address: "203.0.113.1" }, time)).toBe(60);
      expect(await wait({ ...owner(), browser: "another" }, time)).toBe(0);
      expect(await wait(owner("grace"), time)).toBe(0);
    });

    it("of a crowd ask every stranger for a picture, and no browser that is known", async () => {
      const newcomer = stranger("203.0.113.9");
      for (let at = 0; at < 19; at += 1) await wait(stranger(`192.0.2.${at}`));
      expect(await isPictureDue(store.db, newcomer, NOW)).toBe(false);
      await wait(stranger("192.0.2.19"));
      expect(await isPictureDue(store.db, newcomer, NOW)).toBe(true);
      expect(await isPictureDue(store.db, owner(), NOW)).toBe(false);
      // The owner's tries are counted separately from those of strangers.
      await wait(owner());
      await cancelPasswordTry(store, owner());
      expect(await isPictureDue(store.db, newcomer, NOW)).toBe(true);
      await cancelPasswordTry(store, stranger("192.0.2.19"));
      expect(await isPictureDue(store.db, newcomer, NOW)).toBe(false);
    });

    it("of a crowd count although the clock of another process is behind", async () => {
      for (let at = 0; at < 21; at += 1) await wait(stranger(`192.0.2.${at}`));
      expect(await wait(stranger("203.0.113.9"), NOW - 1)).toBeGreaterThan(0);
    });

    it("show what else was wrong, next to the picture", async () => {
      const failure = (data: unknown) =>
        wrongTryFailure(store.db, owner(), NOW, new Failure(406, "old", data, { min: 8 }));
      expect(await failure({ fields: { old: "wrong" } })).toMatchObject({
        code: 406,
        context: "old",
        words: { min: 8 },
      });
      expect((await failure({ fields: { old: "wrong" } })).data).toEqual({ fields: { old: "wrong" }, verify: false });
      expect((await failure("text")).data).toEqual({ verify: false });
      expect((await failure(null)).data).toEqual({ verify: false });
    });

    it("are removed when they are forgotten anyway", async () => {
      await wait(stranger("192.0.2.1"));
      await wait(owner(), NOW + 1);
      // The stranger's try is stored twice: under its own place and under that of all strangers.
      expect(await purgeAttempts(store.db, NOW + 86_399)).toBe(0);
      expect(await purgeAttempts(store.db, NOW + 86_400)).toBe(2);
      expect(await purgeAttempts(store.db, NOW + 86_401)).toBe(1);
    });

    it("of another kind are counted for a while from the first of them", async () => {
      const count = (now: number, place = "register") => countEvents(store, place, now, 60);
      expect(await count(NOW)).toEqual({ times: 1, until: NOW + 60 });
      expect(await count(NOW + 59)).toEqual({ times: 2, until: NOW + 60 });
      expect(await count(NOW + 59, "another")).toEqual({ times: 1, until: NOW + 119 });
      expect(await count(NOW + 60)).toEqual({ times: 1, until: NOW + 120 });
    });

    it("from one network of IPv6 count as one", async () => {
      for (let index = 0; index < 5; index += 1) expect(await wait(stranger(`2001:db8:1:2::${index}`))).toBe(0);
      expect(await wait(stranger("2001:db8:1:2:ffff::1"))).toBe(5);
      expect(await wait(stranger("2001:db8:1:3::1"))).toBe(0);
      expect(await wait(stranger("::ffff:192.0.2.77"))).toBe(0);
    });
  });
}
