// The platform imports rows that a page handed in, even if the page is closed or the platform restarts. It uses the
// current rights of the account, imports each row once, and gives it an outcome. Refused rows are in a file.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { read, utils } from "xlsx";
import { openStore } from "../../../platform/framework/storage/open";
import type { JsonRecord, Reply } from "../../../tests/contract/Client";
import { isRecord, recordOf, rowsOf } from "../../../tests/contract/Client";
import { EscalationWorld } from "../../../tests/contract/escalation";
import {
  announcedCounts,
  batchOf,
  cardTextOf,
  makeCards,
  type ImportFile,
  sendImport,
  CARD_HEADER,
  IMPORT_PATH,
} from "../../../tests/contract/handing";
import { openHost, placesForStores, readModel, storeNames } from "../../../tests/contract/hosts";
import { runUntilKilled } from "../../../tests/contract/killed";
import type { TestHost } from "../../../tests/contract/Host";
import type { StorePlace } from "../../../tests/contract/hosts";

const PASSWORD = "quiet-otter-71";
const [WAITING, IMPORTED, STOPPED] = [1, 3, 4];
const MANY = 600;

let marks = 0;
/** Each test uses its own rows. */
const newTask = (): string => {
  marks += 1;
  return `cards-${String(Date.now()).slice(-6)}${String(marks).padStart(2, "0")}`;
};
const outcomesIn = (reply: Reply): readonly JsonRecord[] => {
  const { outcomes } = recordOf(reply);
  return Array.isArray(outcomes) ? outcomes.filter(isRecord) : [];
};

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`an import that was handed in on ${name}`, () => {
    let place: StorePlace;
    let host: TestHost;
    let token = "";
    beforeAll(async () => {
      if (!found) return;
      place = found.place();
      host = await openHost(place, readModel());
      token = await host.client.token("admin");
    }, 60_000);
    afterAll(async () => {
      await host?.close();
      found?.close();
    });

    const call = (params: JsonRecord, as = token, language = "en") =>
      host.client.call(IMPORT_PATH, params, { token: as, style: "legacy", language });
    const follow = async (task: string, as = token) => recordOf(await call({ task, after: -1 }, as));
    const until = async (task: string, holds: (row: JsonRecord) => boolean, as = token): Promise<JsonRecord> => {
      for (let turn = 0; turn < 1000; turn += 1) {
        const row = await follow(task, as);
        if (holds(row)) return row;
        await new Promise((settle) => setTimeout(settle, 20));
      }
      throw new Error(`it never got there: ${JSON.stringify(await follow(task, as))}`);
    };
    const ended = (task: string, as = token) => until(task, ({ state }) => Number(state) >= IMPORTED, as);
    const stored = async (task: string) =>
      (
        await host.client.call(
          "/mall/iccid/get",
          { iccid: cardTextOf(task, 0).slice(0, 14) },
          { token, style: "legacy" },
        )
      ).count;
    const recordFor = async (task: string) =>
      rowsOf(await host.client.call("/mall/iccid/import/get", { id: task }, { token, style: "legacy" }))[0];

    it("begins with the last row, says what became of each, and gives back what was refused", async () => {
      const task = newTask();
      const good = makeCards(task, 4).map((row, at) =>
        at === 2 ? { ...row, place: 5, record: { ...row.record, network_type: 99 } } : { ...row, place: at * 2 },
      );
      const file: ImportFile = {
        task,
        good,
        wrong: [{ place: 1, cells: ["00", "Moonlight"], reason: "Carrier: nobody" }],
      };
      const first = recordOf(await call(batchOf(file, 0, 2)));
      expect(first).toMatchObject({ id: task, state: WAITING, handed: 2, wrong: 0, total: 5, good: 4, done: 0 });
      expect(await recordFor(task)).toMatchObject({ state: WAITING, total: 5, refused: 1 });
      await call({ ...announcedCounts(file), from: 0, wrong: file.wrong });
      await host.platform?.queue.idle();
      expect(await follow(task)).toMatchObject({ state: WAITING, handed: 2, wrong: 1 });
      await call(batchOf(file, 2, 4));
      const after = await ended(task);
      expect(after).toMatchObject({ state: IMPORTED, done: 4, created: 3, existing: 0, refused: 2, reason: "" });
      expect(outcomesIn(await call({ task, after: 0 }))).toEqual([
        { place: 2, state: "created", reason: "" },
        { place: 5, state: "refused", reason: expect.stringMatching(/^Carrier: /) },
        { place: 6, state: "created", reason: "" },
      ]);
      expect(await recordFor(task)).toMatchObject({ state: IMPORTED, created: 3, refused: 2, result: after.result });
      expect(after.result).toMatch(/^\/files\/own\/[\w-]+\/[0-9a-f]{24}\/[\w-]+-[\w-]+\.xlsx$/);
      const jobs = rowsOf(await host.client.call("/v2/user/task/list", {}, { token }));
      expect(jobs.find(({ record }) => record === task)).toMatchObject({ kind: "import", resource: "iccid_import" });
      // The address alone gives no access to the file, and neither does another account that may see the import.
      expect(await (await host.client.file(after.result, null)).json()).toMatchObject({ code: 401 });
      const other = await host.client.token("operator");
      const guessed = String(after.result).replace(/^\/files\/own\/[\w-]+/, "/files");
      for (const address of [after.result, String(after.result).replace("/own/", "/own/x")])
        expect(await (await host.client.file(address, other)).json()).toMatchObject({ code: 404 });
      expect((await host.client.file(guessed, token)).status).toBe(404);
      const response = await host.client.file(after.result, token);
      const book = read(new Uint8Array(await response.arrayBuffer()));
      const rows = utils.sheet_to_json(book.Sheets[book.SheetNames[0] ?? ""] ?? {}, { header: 1, raw: false });
      expect(rows).toEqual([
        [...CARD_HEADER, "Reason"],
        ["00", "Moonlight", "Carrier: nobody"],
        [cardTextOf(task, 2), "1", expect.stringMatching(/^Carrier: /)],
      ]);
    });

    it("takes rows once that arrive twice, with the same number, without one, and at once", async () => {
      const task = newTask();
      const file: ImportFile = { task, good: makeCards(task, 60), wrong: [] };
      const numbered = { ...batchOf(file, 0, 20), request_id: `${task}-first` };
      const [one, two] = [await call(numbered), await call(numbered)];
      expect(two).toEqual(one);
      expect(recordOf(await call(batchOf(file, 0, 20)))).toMatchObject({ handed: 20 });
      // If rows are missing in between, the answer says where to continue.
      expect(recordOf(await call(batchOf(file, 40, 60)))).toMatchObject({ handed: 20 });
      const twice = await Promise.all([call(batchOf(file, 20, 40)), call(batchOf(file, 20, 40))]);
      expect(twice.map((reply) => recordOf(reply).handed)).toEqual([40, 40]);
      await call(batchOf(file, 40, 60));
      expect(await ended(task)).toMatchObject({ done: 60, created: 60, existing: 0, refused: 0, result: "" });
      expect(recordOf(await call(batchOf(file, 40, 60)))).toMatchObject({ state: IMPORTED, handed: 60 });
      expect(await stored(task)).toBe(60);
      // If rows can be identified, importing the same file again creates no duplicates.
      await sendImport(host.client, token, { ...file, task: `${task}-again` });
      expect(await ended(`${task}-again`)).toMatchObject({ created: 0, existing: 60 });
      expect(await stored(task)).toBe(60);
    });

    it("continues after kill -9, and imports each row exactly once", { timeout: 90_000 }, async () => {
      const task = newTask();
      await host.close();
      await runUntilKilled("tests/contract/importing", place, [task, String(MANY)], (line) => Number(line) >= 100);
      host = await openHost(place, readModel());
      const left = await follow(task);
      expect(left).toMatchObject({ state: 2, handed: MANY });
      expect(Number(left.done)).toBeLessThan(MANY);
      // Another process might still have the lease, so the platform waits until the lease ends.
      host.later(16);
      host.platform?.queue.wake();
      expect(await ended(task)).toMatchObject({ state: IMPORTED, done: MANY, created: MANY, existing: 0, refused: 0 });
      expect(await stored(task)).toBe(MANY);
      host.later(-16);
    });

    it("is handed back when the platform stops, and goes on when it is there again", { timeout: 60_000 }, async () => {
      const task = newTask();
      await sendImport(host.client, token, { task, good: makeCards(task, MANY), wrong: [] });
      await until(task, ({ done }) => Number(done) > 0);
      await host.close();
      host = await openHost(place, readModel());
      expect(Number((await follow(task)).done)).toBeLessThan(MANY);
      expect(await ended(task)).toMatchObject({ created: MANY, existing: 0, refused: 0 });
    });

    it("can only be ended by the account that began it, at the next step, and keeps imported rows", async () => {
      const task = newTask();
      await sendImport(host.client, token, { task, good: makeCards(task, MANY), wrong: [] });
      await until(task, ({ done }) => Number(done) > 0);
      const other = await host.client.token("operator");
      expect((await call({ task, cancel: 1 }, other)).code).not.toBe(200);
      expect((await call({ task, after: -1 }, other)).code).not.toBe(200);
      const after = recordOf(await call({ task, cancel: 1 }));
      expect(after).toMatchObject({ state: STOPPED, reason: "It was cancelled" });
      expect(Number(after.done)).toBeLessThan(MANY);
      expect(await stored(task)).toBe(after.created);
      expect(await recordFor(task)).toMatchObject({ state: STOPPED, created: after.created });
      expect((await call({ task, cancel: 1 })).code).toBe(519);
      await host.platform?.queue.idle();
      expect(await stored(task)).toBe(after.created);
    });

    it("stops when the account that sent it has lost the right", { timeout: 60_000 }, async () => {
      const world = await EscalationWorld.read(host.client);
      const keysOf = (...keys: readonly string[]) =>
        world.menus.filter(({ menu_key }) => keys.includes(String(menu_key))).map(({ menu_id }) => menu_id);
      const menu_ids = keysOf("product.iccid", "product.iccid.import");
      const role = await world.addRole({ comp_id: 2, menu_ids });
      const account = await world.addAccount({ comp_id: 2, role_id: role.id });
      const own = await host.client.token(String(account.user_id), PASSWORD);
      const task = newTask();
      await sendImport(host.client, own, { task, good: makeCards(task, MANY), wrong: [] });
      await until(task, ({ done }) => Number(done) > 0, own);
      const without = { id: role.id, menu_ids: keysOf("product.iccid") };
      expect((await host.client.call("/v2/user/role/set", without, { token })).code).toBe(200);
      await expect.poll(async () => (await recordFor(task))?.state, { timeout: 20_000 }).toBe(STOPPED);
      const record = await recordFor(task);
      expect(Number(record?.done)).toBeLessThan(MANY);
      expect(await stored(task)).toBe(record?.created);
      const again = { id: role.id, menu_ids };
      expect((await host.client.call("/v2/user/role/set", again, { token })).code).toBe(200);
      await expect.poll(async () => (await call({ task, after: -1 }, own)).code, { timeout: 20_000 }).toBe(200);
      expect(await follow(task, own)).toMatchObject({ state: STOPPED, reason: expect.stringMatching(/permission/i) });
    });

    it("ends if no more rows are handed in, and leaves nothing", async () => {
      const task = newTask();
      const file: ImportFile = { task, good: makeCards(task, 40), wrong: [] };
      await call(batchOf(file, 0, 20));
      host.later(3601);
      host.platform?.queue.wake();
      expect(await ended(task)).toMatchObject({ state: STOPPED, reason: "Some rows of the file were not submitted" });
      expect(recordOf(await call(batchOf(file, 20, 40)))).toMatchObject({ state: STOPPED, handed: 20 });
      expect(await stored(task)).toBe(0);
      // The record of the import changes a moment after the job.
      await expect.poll(async () => (await recordFor(task))?.state, { timeout: 20_000 }).toBe(STOPPED);
      const store = await openStore(place);
      const left = await store.db
        .selectFrom("platform_import_row")
        .selectAll()
        .where("job", "like", `%${task}`)
        .execute();
      await store.close();
      expect(left).toEqual([]);
      host.later(-3601);
    });

    it("refuses what is no file, another's, and more than was announced", async () => {
      const task = newTask();
      const file: ImportFile = { task, good: makeCards(task, 2), wrong: [] };
      const batch = batchOf(file, 0, 2);
      for (const [given, code] of [
        [{ ...batch, task: "?" }, 406],
        [{ ...batch, header: [1] }, 406],
        [{ ...batch, total: -1 }, 406],
        [{ ...batch, places: ["a", "b"] }, 406],
        [{ ...batch, cells: [["a"], [2]] }, 406],
        [{ ...batch, rows: ["a", "b"] }, 406],
        [{ ...batch, total: 1 }, 413],
        [{ ...batch, total: 2_000_000 }, 413],
        [{ ...announcedCounts(file), from: 0, wrong: [{ place: 0, cells: [], reason: 1 }] }, 406],
        [{ task, after: "x" }, 406],
        [{ task: newTask(), after: -1 }, 404],
      ] as const)
        expect([given, (await call(given)).code]).toEqual([given, code]);
      expect((await call({ ...batch, total: 3 })).code).toBe(200);
      const other = await host.client.token("operator");
      expect((await call({ ...batch, total: 3 }, other)).code).not.toBe(200);
      expect((await call({ task, cancel: 1 })).code).toBe(200);
    });
  });
}
