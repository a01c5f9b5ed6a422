// Password tries are counted on both stores, one after another and many at once.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { places, stores } from "../../../tests/contract/hosts";
import { Failure } from "../wire/Failure";
import { ATTEMPTS, ensureBookkeeping } from "../storage/bookkeeping";
import { openStore } from "../storage/open";
import type { Store } from "../storage/Store";
import {
  type Attempt,
  beginTry,
  forgetTriesAt,
  forgiveTry,
  isPictureDue,
  withinSession,
  wrongTryFailure,
} from "./attempts";

const NOW = 1_800_000_000;
const stranger = (address: string, account = "ada"): Attempt => ({ account, address, browser: null });
const owner = (account = "ada"): Attempt => ({ account, address: "198.51.100.7", browser: "hers" });

for (const name of stores) {
  const found = await places(name);
  describe.skipIf(found === null)(`tries of a password on ${name}`, () => {
    let store: Store;
    beforeAll(async () => {
      if (!found) return;
      const { dataDir, databaseUrl } = found.place();
      store = await openStore({ dataDir, databaseUrl });
      await ensureBookkeeping(store.db);
    });
    beforeEach(() => store.db.deleteFrom(ATTEMPTS).execute());
    afterAll(async () => {
      await store?.close();
      found?.close();
    });

    /** Seconds to wait; 0 if the password was checked. */
    const wait = (attempt: Attempt, now = NOW): Promise<number> =>
      beginTry(store, attempt, now).then(
        () => 0,
        (error: unknown) => {
          if (!(error instanceof Failure)) throw error;
          return Number(error.words.seconds);
        },
      );
    /** The number of tries that were allowed. */
    const letThrough = async (tries: readonly Promise<number>[]) =>
      (await Promise.all(tries)).filter((seconds) => seconds === 0).length;

    it("cost nothing at first and then longer and longer, for that account and address alone, whatever its letters' case", async () => {
      for (let index = 0; index < 5; index += 1) expect(await wait(stranger("192.0.2.1", "Ada"))).toBe(0);
      expect(await wait(stranger("192.0.2.1", "ADA"))).toBe(5);
      expect(await wait(stranger("192.0.2.1"), NOW + 4)).toBe(1);
      expect(await wait(stranger("192.0.2.1"), NOW + 5)).toBe(0);
      expect(await wait(stranger("192.0.2.1"), NOW + 6)).toBe(9);
      expect(await wait(stranger("192.0.2.2"))).toBe(0);
      expect(await wait(stranger("192.0.2.1", "grace"))).toBe(0);
    });

    it("are all forgotten of one account, from wherever they came, and of no other", async () => {
      const tried = [stranger("192.0.2.1"), owner(), stranger("192.0.2.1", withinSession(7))];
      const others = [stranger("192.0.2.1", "grace"), stranger("192.0.2.1", withinSession(77))];
      for (const one of [...tried, ...others]) for (let index = 0; index < 12; index += 1) await wait(one);
      for (let index = 0; index < 30; index += 1) await wait(stranger(`203.0.113.${index}`));
      for (const one of [...tried, ...others]) expect(await wait(one)).toBeGreaterThan(0);
      await forgetTriesAt(store.db, { userId: "Ada", key: 7 });
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
      // The first stranger above the limit gets the first turn, which is at once.
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

    it("of strangers never keep a browser out that has signed in before", async () => {
      for (let at = 0; at < 200; at += 1) await wait(stranger(`192.0.2.${at}`));
      for (let index = 0; index < 8; index += 1) expect(await wait(owner())).toBe(0);
      await forgiveTry(store, owner());
      expect(await wait(owner())).toBe(0);
    });

    it("that were right are none", async () => {
      for (let index = 0; index < 40; index += 1) {
        expect(await wait(stranger("192.0.2.1"))).toBe(0);
        await forgiveTry(store, stranger("192.0.2.1"));
      }
    });

    it("ask for a picture after three, and say when the next may come", async () => {
      const attempt = stranger("192.0.2.1");
      const wrong = async () => {
        await beginTry(store, attempt, NOW);
        return wrongTryFailure(store.db, attempt, NOW, new Failure(514));
      };
      expect((await wrong()).data).toEqual({ verify: false });
      await wrong();
      expect(await isPictureDue(store.db, attempt, NOW)).toBe(false);
      expect((await wrong()).data).toEqual({ verify: true });
      await wrong();
      expect(await wrong()).toMatchObject({ code: 514, context: "wait", data: { seconds: 5, verify: true } });
    });

    it("from one network of IPv6 count as one", async () => {
      for (let index = 0; index < 5; index += 1) expect(await wait(stranger(`2001:db8:1:2::${index}`))).toBe(0);
      expect(await wait(stranger("2001:db8:1:2:ffff::1"))).toBe(5);
      expect(await wait(stranger("2001:db8:1:3::1"))).toBe(0);
      expect(await wait(stranger("::ffff:192.0.2.77"))).toBe(0);
    });
  });
}
