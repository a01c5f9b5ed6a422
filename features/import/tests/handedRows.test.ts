// Definitions without import_add hand their rows in with the call for rows in host.yaml. A job of the platform passes
// each row to `add`, with the same rights and rules as separate calls.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { read, utils } from "xlsx";
import { routesOf } from "../../../platform/framework/server/routes";
import { type JsonRecord, recordOf, rowsOf } from "../../../tests/contract/Client";
import { EscalationWorld } from "../../../tests/contract/escalation";
import {
  announcedCounts,
  makeCommunities,
  communityOf,
  type ImportFile,
  sendImport,
  CARD_HEADER,
  importTargetOf,
} from "../../../tests/contract/handing";
import type { TestHost } from "../../../tests/contract/Host";
import { openHost, type StorePlace, placesForStores, readModel, storeNames } from "../../../tests/contract/hosts";
import { runUntilKilled } from "../../../tests/contract/killed";

const PASSWORD = "quiet-otter-71";
const [IMPORTED, STOPPED] = [3, 4];
const MANY = 600;
const COMMUNITIES = importTargetOf("community");

let marks = 0;
const newTask = (): string => {
  marks += 1;
  return `places-${String(Date.now()).slice(-6)}-${String(marks).padStart(2, "0")}`;
};

it("does not begin where rows would pass by what a console wrote to answer their add", () => {
  const run = async () => ({ data: null });
  const routes = (who: "permitted" | "anybody") => () => routesOf(readModel(), { community: { add: { who, run } } });
  expect(routes("anybody")).not.toThrow();
  expect(routes("permitted")).toThrow(/community\.add .* resources\/property\/community\.yaml/);
});

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`rows handed in by the call for all definitions on ${name}`, () => {
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

    const call = (params: JsonRecord, as = token, to = COMMUNITIES) =>
      host.client.call(to.path, { ...to.said, ...params }, { token: as, style: to.style, language: "en" });
    const hand = (file: ImportFile, as = token, to = COMMUNITIES) => sendImport(host.client, as, file, to);
    const until = async (task: string, holds: (row: JsonRecord) => boolean, as = token, to = COMMUNITIES) => {
      for (let turn = 0; turn < 1000; turn += 1) {
        const reply = await call({ task, after: -1 }, as, to);
        if (reply.code === 200 && holds(recordOf(reply))) return recordOf(reply);
        await new Promise((settle) => setTimeout(settle, 20));
      }
      throw new Error(`it never got there: ${JSON.stringify(await call({ task, after: -1 }, as, to))}`);
    };
    const ended = (task: string, as = token, to = COMMUNITIES) =>
      until(task, ({ state }) => Number(state) >= IMPORTED, as, to);
    const isDone = ({ done }: JsonRecord) => Number(done) > 0;
    const stored = async (task: string) =>
      (await host.client.call("/v2/property/community/list", { name: task }, { token })).count;

    it("checks each as its add does, once even if it is sent again, and returns refused ones", async () => {
      const task = newTask();
      const [one, two, three, four] = makeCommunities(task, 4);
      if (!one || !two || !three || !four) throw new Error("there are four");
      const unknown = { ...three, record: { ...three.record, comp_id: 999_999 } };
      const wrong = [{ place: 9, cells: ["-", "1"], reason: "Name: missing" }];
      const file: ImportFile = { task, good: [one, two, unknown, { ...four, record: one.record }], wrong };
      await hand(file);
      const after = await ended(task);
      expect(after).toMatchObject({ state: IMPORTED, done: 4, created: 2, existing: 1, refused: 2, reason: "" });
      const alone = await host.client.call("/v2/property/community/add", unknown.record, { token, language: "en" });
      const outcomes = recordOf(await call({ task, after: -1 })).outcomes;
      expect(outcomes).toEqual([
        { place: 0, state: "created", reason: "" },
        { place: 1, state: "created", reason: "" },
        { place: 2, state: "refused", reason: expect.stringMatching(/^Property company: /) },
        { place: 3, state: "exists", reason: "" },
      ]);
      expect(alone).toMatchObject({ code: 406, data: { fields: { comp_id: expect.any(String) } } });
      const response = await host.client.file(after.result, token);
      const book = read(new Uint8Array(await response.arrayBuffer()));
      const given = utils.sheet_to_json(book.Sheets[book.SheetNames[0] ?? ""] ?? {}, { header: 1, raw: false });
      expect(given).toEqual([
        [...CARD_HEADER, "Reason"],
        [communityOf(task, 2), "1", expect.stringMatching(/^Property company: /)],
        ["-", "1", "Name: missing"],
      ]);
      await hand({ ...file, task: `${task}-again` });
      expect(await ended(`${task}-again`)).toMatchObject({ created: 0, existing: 3, refused: 2 });
      expect(await stored(task)).toBe(2);
    });

    it("distinguishes definitions of one path", async () => {
      const to = importTargetOf("datacenter");
      const task = newTask();
      const mark = task.replaceAll("-", "");
      const path = "/v2/user/srv/resource/list";
      const [known = {}] = rowsOf(await host.client.call(path, { type: "datacenter" }, { token }));
      const record = { name: mark, sys: known.sys, zone: known.zone, domain_prefix: mark };
      await hand({ task, good: [{ place: 0, cells: [mark], record }], wrong: [] }, token, to);
      await ended(task, token, to);
      expect(recordOf(await call({ task, after: -1 }, token, to)).outcomes).toEqual([
        { place: 0, state: "created", reason: "" },
      ]);
      const asked = { name: mark, type: "datacenter" };
      const rows = rowsOf(await host.client.call(path, asked, { token }));
      expect(rows.map((row) => row.domain_prefix)).toEqual([mark]);
    });

    it("continues after kill -9, and imports each row exactly once", { timeout: 90_000 }, async () => {
      const task = newTask();
      await host.close();
      await runUntilKilled(
        "tests/contract/importing",
        place,
        [task, String(MANY), "community"],
        (line) => Number(line) >= 100,
      );
      host = await openHost(place, readModel());
      const left = recordOf(await call({ task, after: -1 }));
      expect(left).toMatchObject({ state: 2, handed: MANY });
      expect(Number(left.done)).toBeLessThan(MANY);
      // Another process might still have the lease, so the platform waits until the lease ends.
      host.later(16);
      host.platform?.queue.wake();
      expect(await ended(task)).toMatchObject({ state: IMPORTED, done: MANY, created: MANY, existing: 0, refused: 0 });
      expect(await stored(task)).toBe(MANY);
      host.later(-16);
    });

    it("is ended by who began it alone, and keeps what is imported", { timeout: 60_000 }, async () => {
      const task = newTask();
      await hand({ task, good: makeCommunities(task, MANY), wrong: [] });
      await until(task, isDone);
      const other = await host.client.token("operator");
      expect((await call({ task, cancel: 1 }, other)).code).not.toBe(200);
      const after = recordOf(await call({ task, cancel: 1 }));
      expect(after).toMatchObject({ state: STOPPED, reason: "It was cancelled" });
      expect(Number(after.done)).toBeLessThan(MANY);
      await host.platform?.queue.idle();
      expect(await stored(task)).toBe(after.created);
      expect((await call({ task, cancel: 1 })).code).toBe(519);
    });

    it(
      "needs the right to add at each step, and reaches only what that right reaches",
      { timeout: 60_000 },
      async () => {
        const world = await EscalationWorld.read(host.client);
        const keysOf = (...keys: readonly string[]) =>
          world.menus.filter(({ menu_key }) => keys.includes(String(menu_key))).map(({ menu_id }) => menu_id);
        const menu_ids = keysOf("property.community");
        const role = await world.addRole({ comp_id: 2, menu_ids });
        const account = await world.addAccount({ comp_id: 2, role_id: role.id });
        const own = await host.client.token(String(account.user_id), PASSWORD);
        const first = newTask();
        await hand({ task: first, good: makeCommunities(first, 1, 1), wrong: [] }, own);
        expect(await ended(first, own)).toMatchObject({ created: 0, refused: 1 });
        const task = newTask();
        await hand({ task, good: makeCommunities(task, MANY), wrong: [] }, own);
        await until(task, isDone, own);
        const set = async (ids: readonly unknown[]) => {
          const reply = await host.client.call("/v2/user/role/set", { id: role.id, menu_ids: ids }, { token });
          expect(reply.code).toBe(200);
        };
        await set(keysOf("property.building"));
        await expect.poll(async () => (await call({ task, after: -1 }, own)).code, { timeout: 20_000 }).toBe(513);
        await host.platform?.queue.idle();
        const count = await stored(task);
        expect(count).toBeLessThan(MANY);
        const refused = {
          ...announcedCounts({ task: newTask(), good: makeCommunities(task, 1), wrong: [] }),
          rows: [{}],
        };
        expect((await call({ ...refused, places: [0], cells: [[]] }, own)).code).toBe(513);
        await set(menu_ids);
        const after = await until(task, () => true, own);
        expect(after).toMatchObject({ state: STOPPED, created: count, reason: expect.stringMatching(/permission/i) });
      },
    );

    it.each([
      ["nobody", "what is not there"],
      ["iccid", "what has an import of its own"],
      ["account", "what holds a secret, which would lie in the store as it came"],
      ["company", "what a file cannot tell apart, or a tree"],
    ])("refuses %s: %s", async (resource) => {
      const rows = { ...announcedCounts({ task: newTask(), good: [], wrong: [] }), total: 1, rows: [{}], places: [0] };
      const reply = await call({ ...rows, cells: [["a"]] }, token, importTargetOf(resource));
      expect(reply).toMatchObject({ code: 406, data: { fields: { of: "invalid.standard" } } });
      expect((await call({ task: newTask() })).code).toBe(406);
    });
  });
}
