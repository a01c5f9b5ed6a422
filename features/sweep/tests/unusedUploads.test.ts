// Unused uploads are removed, and no others, even if uploads change while the cleanup searches the store.
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FolderStore } from "../../../platform/framework/fileStore/FolderStore";
import { findJob } from "../../../platform/framework/queue/Job";
import { openStore } from "../../../platform/framework/storage/open";
import type { Store } from "../../../platform/framework/storage/Store";
import { tablesOf } from "../../../platform/framework/storage/Table";
import { claimUploads } from "../../../platform/framework/uploads/claimUploads";
import { planSweep } from "../platform/sweepJob";
import { type SweepContext, sweepUploads } from "../platform/sweepUploads";
import { limitsOf } from "../../../platform/framework/wire/limits";
import { withDefaults } from "../../../platform/framework/settings/settings";
import { callRestPath } from "../../../tests/contract/callRestPath";
import { fieldsOf, recordOf } from "../../../tests/contract/Client";
import type { TestHost } from "../../../tests/contract/Host";
import { openHost, type StorePlace, placesForStores, readModel, storeNames } from "../../../tests/contract/hosts";

const DAY = 86_400;
const UNUSED_FILES_DAYS = 10;
const now = () => Math.floor(Date.now() / 1000);

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`unused uploads on ${name}`, { timeout: 60_000 }, () => {
    const model = readModel(12);
    let place: StorePlace;
    let host: TestHost;
    let store: Store;
    let token = "";
    let runs = 0;
    beforeAll(async () => {
      if (!found) return;
      place = found.place();
      host = await openHost(place, model, [], { UNUSED_FILES_DAYS });
      token = await host.client.token("admin");
      store = await openStore(place);
    }, 60_000);
    afterAll(async () => {
      await host?.close();
      await store?.close();
      found?.close();
    });

    const call = (path: string, params: Readonly<Record<string, unknown>>, by = token) =>
      host.client.call(path, params, { token: by, style: "legacy" });
    const fetched = async (path: string, init?: RequestInit) =>
      (await host.platform?.fetch(new Request(`http://platform${path}`, init))) ?? expect.unreachable();
    const upload = async (by = token): Promise<string> => {
      const params = { name: "a.txt", zone: "", region: "" };
      const asked = recordOf(await host.client.call("/v2/oss/upload/puturl/get", params, { token: by }));
      expect((await fetched(String(asked.put_url), { method: "PUT", body: "abc" })).status).toBe(200);
      return String(asked.url);
    };
    const idOf = (url: string): string => url.split("/")[2] ?? "";
    const isThere = async (url: string): Promise<boolean> => (await fetched(url)).status === 200;
    const article = (content: string, more = {}) => ({ title: "Picture", category_id: 1, state: 1, content, ...more });
    const add = (content: string, by = token) => call("/user/feedback/bot/wiki/add", article(content), by);

    const sweeping = (days: number): SweepContext => ({
      store,
      files: new FolderStore(place.dataDir),
      tables: tablesOf(model, store.keys),
      settings: { UNUSED_FILES_DAYS },
      now: () => now() + days * DAY,
    });
    /** Runs the cleanup as if so many days had passed. `during` runs once: after the marks, before the last table. */
    const sweep = (days: number, during: () => Promise<unknown> = async () => undefined) => {
      runs += 1;
      const mark = `run-${runs}`;
      let isDone = false;
      const pause = async () => {
        const marked = await sql`select 1 from platform_upload where mark = ${mark}`.execute(store.db);
        if (isDone || marked.rows.length === 0) return;
        isDone = true;
        await during();
      };
      return sweepUploads(sweeping(days), { mark, pause });
    };

    it("go after a day, and a record that names one is refused with its field", async () => {
      const url = await upload();
      await sweep(0.9);
      expect(await isThere(url)).toBe(true);
      expect((await sweep(1.1)).removed).toBeGreaterThan(0);
      expect(await isThere(url)).toBe(false);
      expect(readdirSync(join(place.dataDir, "files"))).not.toContain(idOf(url));
      const refused = await add(`![](${url})`);
      expect([refused.code, fieldsOf(refused)]).toEqual([406, { content: "invalid.fileGone" }]);
    });

    it("stay while a record, a preference, a task or the audit trail names them, and some days more", async () => {
      const [url, kept, working] = [await upload(), await upload(), await upload()];
      const { id } = recordOf(await add(`See ![](${url})`));
      const put = await callRestPath(host.client, token, "/preferences/note", "PUT", { id: "note", value: kept });
      expect(put.status).toBeLessThan(300);
      await host.platform?.queue.add(store.db, { kind: "unknown", payload: { url: working } }, now());
      const all = async () => [await isThere(url), await isThere(kept), await isThere(working)];
      await sweep(400);
      expect(await all()).toEqual([true, true, true]);
      expect((await call("/user/feedback/bot/wiki/del", { id })).code).toBe(200);
      await sweep(800);
      expect(await all()).toEqual([true, true, true]);
      // This has the same effect as entries that are older than TRAIL_DAYS.
      await sql`update audit set changes = '[]' where changes like ${`%${idOf(url)}%`}`.execute(store.db);
      expect((await sweep(801)).waiting).toBeGreaterThan(0);
      await sweep(801 + UNUSED_FILES_DAYS - 0.5);
      expect(await all()).toEqual([true, true, true]);
      await sweep(801 + UNUSED_FILES_DAYS + 0.5);
      expect(await all()).toEqual([false, true, true]);
    });

    it("count their days again when a record names them again", async () => {
      const url = await upload();
      const { id } = recordOf(await add(url));
      await call("/user/feedback/bot/wiki/set", { id, content: "no picture" });
      await sql`update audit set changes = '[]' where changes like ${`%${idOf(url)}%`}`.execute(store.db);
      await sweep(20);
      expect((await call("/user/feedback/bot/wiki/set", { id, content: url })).code).toBe(200);
      await call("/user/feedback/bot/wiki/set", { id, content: "no picture" });
      await sql`update audit set changes = '[]' where changes like ${`%${idOf(url)}%`}`.execute(store.db);
      await sweep(20 + UNUSED_FILES_DAYS - 1);
      expect(await isThere(url)).toBe(true);
      await sweep(20 + 2 * UNUSED_FILES_DAYS);
      expect(await isThere(url)).toBe(false);
    });

    it("from before the platform kept count go too, unless something names them", async () => {
      const [used, unused] = ["ab".repeat(12), "cd".repeat(12)];
      for (const id of [used, unused]) {
        const folder = join(place.dataDir, "files", id);
        mkdirSync(folder, { recursive: true });
        writeFileSync(join(folder, "old.txt"), "abc");
        utimesSync(join(folder, "old.txt"), now() - 2 * DAY, now() - 2 * DAY);
      }
      await sql`update wiki set content = ${`/files/${used}/old.txt`} where id = 3`.execute(store.db);
      await sweep(0);
      expect(await isThere(`/files/${used}/old.txt`)).toBe(true);
      expect(await isThere(`/files/${unused}/old.txt`)).toBe(false);
    });

    it("are not removed when a record claims them while the sweep runs", async () => {
      const url = await upload();
      let answered = 0;
      await sweep(2, async () => {
        answered = (await add(url)).code;
      });
      expect(answered).toBe(200);
      expect(await isThere(url)).toBe(true);
      expect((await fetched(url)).status).toBe(200);
    });

    it.skipIf(name === "SQLite")(
      "are not removed when a claim is stored only after the sweep has read its table",
      async () => {
        const url = await upload();
        const claimed = { claim: () => {}, store: () => {} };
        const isClaimed = new Promise<void>((settle) => (claimed.claim = settle));
        const mayStore = new Promise<void>((settle) => (claimed.store = settle));
        const begin = () =>
          store.db.transaction().execute(async (db) => {
            const platform = { files: new FolderStore(place.dataDir), limits: limitsOf(withDefaults()) };
            await claimUploads({ db, platform, now: now(), caller: { key: 1 } }, { content: url }, null);
            await sql`update wiki set content = ${url} where id = 4`.execute(db);
            claimed.claim();
            await mayStore;
          });
        let record: Promise<void> = Promise.resolve();
        // The cleanup reads the old row. It waits for the transaction only if it would otherwise delete the file.
        await sweep(2, async () => {
          record = begin();
          await Promise.race([isClaimed, record]);
          setTimeout(claimed.store, 700);
        });
        await record;
        expect(await isThere(url)).toBe(true);
      },
    );

    it("belong to the account that sent them, until a record has them", async () => {
      const other = await host.client.token("ruishi");
      const url = await upload(other);
      const refused = await add(url);
      expect([refused.code, fieldsOf(refused)]).toEqual([406, { content: "invalid.fileOfAnother" }]);
      await sql`update platform_upload set claimed = 1 where id = ${idOf(url)}`.execute(store.db);
      expect((await add(url)).code).toBe(200);
    });

    it("that were given up when a process was killed go with the next sweep", async () => {
      const url = await upload();
      await sql`update platform_upload set state = 3 where id = ${idOf(url)}`.execute(store.db);
      expect((await add(url)).code).toBe(406);
      await sweep(0);
      expect(await isThere(url)).toBe(false);
    });

    it("are looked for once a day, whichever instance begins", async () => {
      const url = await upload();
      host.later(3 * DAY);
      const later = { store, queue: host.platform?.queue ?? expect.unreachable(), now: () => now() + 3 * DAY };
      await Promise.all([planSweep(later), planSweep(later)]);
      await host.platform?.queue.idle();
      const job = await findJob(store.db, `sweep_uploads-${Math.floor(later.now() / DAY)}`);
      expect([job?.state, JSON.parse(job?.result ?? "{}")]).toEqual([
        3,
        { looked: expect.any(Number), removed: expect.any(Number), waiting: expect.any(Number) },
      ]);
      expect(await isThere(url)).toBe(false);
    });
  });
}
