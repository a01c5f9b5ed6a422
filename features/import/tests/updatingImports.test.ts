// Rows of a file change existing records, which are found by key or by unique values. The changes use `set` with all
// its rules, and are exactly those in the preview.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Model } from "../../../generator";
import { importNeedsStepUp } from "../platform/needsProof";
import { isRecord, type JsonRecord, recordOf, rowsOf } from "../../../tests/contract/Client";
import { EscalationWorld } from "../../../tests/contract/escalation";
import { communityOf, type ImportFile, sendImport, importTargetOf } from "../../../tests/contract/handing";
import type { TestHost } from "../../../tests/contract/Host";
import { openHost, type StorePlace, placesForStores, readModel, storeNames } from "../../../tests/contract/hosts";
import { runUntilKilled } from "../../../tests/contract/killed";
import { callRest } from "../../../tests/contract/restCalls";

const PASSWORD = "quiet-otter-71";
const [COMMUNITIES, ACCOUNTS, CARDS] = [
  importTargetOf("community"),
  importTargetOf("account"),
  importTargetOf("iccid"),
];
const MANY = 120;

/** Changing a community needs another right than adding a community. */
const model = (): Model => {
  const read = readModel();
  const resources = read.resources.map((resource) =>
    resource.name === "community"
      ? { ...resource, access: { ...resource.access, set: "property.building" } }
      : resource,
  );
  return { ...read, resources };
};
const [ADDS, CHANGES] = ["property.community", "property.building"] as const;

it("ask who somebody is as each call that its rows stand for does", () => {
  const role = readModel().resources.find((one) => one.name === "role");
  const calls = role?.calls.map((call) => (call.verb === "add" ? { ...call, stepUp: [] } : call)) ?? [];
  const asks = (mode: "add" | "update" | "both") => importNeedsStepUp({ calls }, mode);
  expect([asks("add"), asks("update"), asks("both")]).toEqual([false, true, true]);
});

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`an import that changes records on ${name}`, () => {
    let place: StorePlace;
    let host: TestHost;
    let token = "";
    beforeAll(async () => {
      if (!found) return;
      place = found.place();
      host = await openHost(place, model());
      token = await host.client.token("admin");
    }, 60_000);
    afterAll(async () => {
      await host?.close();
      found?.close();
    });

    const call = (path: string, params: JsonRecord, as = token) =>
      host.client.call(path, params, { token: as, style: "bearer", language: "en" });
    const add = async (values: JsonRecord) =>
      recordOf(await call("/v2/property/community/add", { type: 1, comp_id: 2, ...values }));
    const read = async (id: unknown) => rowsOf(await call("/v2/property/community/list", { id }))[0] ?? {};
    const check = async (rows: readonly JsonRecord[], mode: string, as = token, to = COMMUNITIES) => {
      const reply = await call(to.path, { ...to.said, check: rows, mode }, as);
      if (reply.code !== 200) throw new Error(`they were not checked: ${JSON.stringify(reply)}`);
      const { checked } = recordOf(reply);
      return Array.isArray(checked) ? checked.filter(isRecord) : [];
    };
    const fileOf = (task: string, records: readonly JsonRecord[]): ImportFile => ({
      task,
      good: records.map((record, at) => ({ place: at, cells: [String(record.name ?? record.id), "x"], record })),
      wrong: [],
    });
    const follow = async (task: string, as = token) =>
      recordOf(await call(COMMUNITIES.path, { ...COMMUNITIES.said, task, after: -1 }, as));
    const outcomesOf = async (task: string) => {
      const { outcomes } = await follow(task);
      return Array.isArray(outcomes) ? outcomes.filter(isRecord) : [];
    };
    const run = async (task: string, mode: string, records: readonly JsonRecord[], as = token) => {
      const to = { ...COMMUNITIES, said: { ...COMMUNITIES.said, mode } };
      await sendImport(host.client, as, fileOf(task, records), to);
      await host.platform?.queue.idle();
      return outcomesOf(task);
    };
    const statesOf = (rows: readonly JsonRecord[]) => rows.map(({ state }) => state);
    const menusOf = (world: EscalationWorld, ...keys: readonly string[]) =>
      world.menus.filter(({ menu_key }) => keys.includes(String(menu_key))).map(({ menu_id }) => menu_id);
    /** The token of an account of this company with these menu keys. */
    const holding = async (comp_id: number, ...keys: readonly string[]) => {
      const world = await EscalationWorld.read(host.client);
      const role = await world.addRole({ comp_id, menu_ids: menusOf(world, ...keys) });
      const account = await world.addAccount({ comp_id, role_id: role.id });
      return host.client.token(String(account.user_id), PASSWORD);
    };

    it("shows what would change, in words, and leaves nothing of it", async () => {
      const [one, two] = [
        await add({ name: "Preview A", city: "Kochi", remark: "old" }),
        await add({ name: "Preview B" }),
      ];
      const before = [await read(one.id), await read(two.id)];
      const rows = [
        { name: "Preview A", comp_id: 2, type: 2, city: "Kochi", remark: "new" },
        { id: two.id, name: "Preview C", comp_id: 2 },
        { name: "Preview B", comp_id: 2 },
        { name: "Preview D", comp_id: 2, type: 1 },
        { name: "Preview A", comp_id: 2, type: 77 },
        { id: 999_999, name: "Preview E", comp_id: 2, type: 1 },
      ];
      const checked = await check(rows, "both");
      expect(statesOf(checked)).toEqual(["changed", "changed", "created", "created", "refused", "refused"]);
      expect(checked[0]).toMatchObject({ key: one.id, version: before[0]?.row_version });
      const changes = [checked[0]?.changes].flat().filter(isRecord);
      expect(changes.map(({ field }) => field).sort()).toEqual(["remark", "type"]);
      expect(changes.find(({ field }) => field === "remark")).toEqual({ field: "remark", before: "old", after: "new" });
      // The changes show labels, not numbers.
      expect(String(changes.find(({ field }) => field === "type")?.after)).toMatch(/[a-z]{3}/i);
      expect([await read(one.id), await read(two.id)]).toEqual(before);
      expect(statesOf(await check(rows.slice(0, 4), "update"))).toEqual(["changed", "changed", "refused", "refused"]);
      expect(statesOf(await check([{ name: "Preview B", comp_id: 2, type: 1 }], "update"))).toEqual(["same"]);
      expect(statesOf(await check(rows.slice(0, 1), "add"))).toEqual(["exists"]);
      expect((await call(COMMUNITIES.path, { ...COMMUNITIES.said, check: rows, mode: "all" })).code).toBe(406);
    });

    it("changes the fields that a row has, adds new records, and the trail has each change as a set", async () => {
      const one = await add({ name: "Run A", city: "Kochi", remark: "old" });
      const rows = [
        { name: "Run A", comp_id: 2, remark: "new" },
        { name: "Run B", comp_id: 2, type: 1 },
        { id: one.id, city: "Kochi" },
        { name: "Run C", comp_id: 2, type: 99 },
      ];
      expect(statesOf(await run(`updating-10-${name}`, "both", rows))).toEqual([
        "changed",
        "created",
        "same",
        "refused",
      ]);
      expect(await follow(`updating-10-${name}`)).toMatchObject({
        done: 4,
        created: 1,
        changed: 1,
        same: 1,
        refused: 1,
      });
      expect(await read(one.id)).toMatchObject({ city: "Kochi", remark: "new", type: 1 });
      const asked = { record_of: "community", record_key: String(one.id), page_size: 10 };
      const entries = await callRest(host.client, { key: "id" }, { verb: "list", path: "/audit" }, asked, { token });
      const recorded = rowsOf(entries).map(({ event, call: by }) => [event, by]);
      expect(recorded).toContainEqual(["set", "community.import"]);
      expect(recorded.filter(([event]) => event === "set")).toHaveLength(1);
    });

    it("overwrites nothing that somebody changed since the preview", async () => {
      const [one, two] = [await add({ name: "Conflict A", city: "Kochi" }), await add({ name: "Conflict B" })];
      const rows = [
        { name: "Conflict A", comp_id: 2, city: "Delhi" },
        { name: "Conflict B", comp_id: 2, city: "Delhi" },
        { name: "Conflict C", comp_id: 2, type: 1, city: "Delhi" },
      ];
      const checked = await check(rows, "both");
      await call("/v2/property/community/set", { id: one.id, city: "Mumbai" });
      await add({ name: "Conflict C" });
      const seen = rows.map((row, at) => ({ ...row, row_version: checked[at]?.version ?? 0 }));
      const outcomes = await run(`updating-20-${name}`, "both", seen);
      expect(statesOf(outcomes)).toEqual(["refused", "changed", "refused"]);
      expect(outcomes[0]?.reason).toMatch(/has just changed this record/);
      expect((await read(one.id)).city).toBe("Mumbai");
      expect((await read(two.id)).city).toBe("Delhi");
      await call("/v2/property/community/del", { id: one.id });
      const [gone] = await run(`updating-21-${name}`, "both", [{ ...seen[0], row_version: 2 }]);
      expect(gone).toMatchObject({ state: "refused", reason: "The record no longer exists" });
    });

    it("reaches no record of another company, by key or by name, and reveals nothing about it", async () => {
      const foreign = await add({ name: "Foreign A", comp_id: 1, remark: "theirs" });
      const own = await holding(2, ADDS, CHANGES);
      const rows = [
        { id: foreign.id, name: "Foreign B" },
        { name: "Foreign A", comp_id: 1, remark: "ours", type: 1 },
        { id: foreign.id, name: "Foreign C", comp_id: 2, type: 1 },
      ];
      for (const mode of ["update", "both"]) {
        const checked = await check(rows, mode, own);
        expect(statesOf(checked)).toEqual(["refused", "refused", "refused"]);
        expect(JSON.stringify(checked)).not.toContain("theirs");
      }
      await run(`updating-30-${name}`, "both", rows, own);
      expect(await read(foreign.id)).toMatchObject({ name: "Foreign A", remark: "theirs" });
    });

    it("needs the right to each call that its rows make", async () => {
      const rows = [{ name: "Rights A", comp_id: 2, type: 1 }];
      const may = async (as: string, mode: string) =>
        (await call(COMMUNITIES.path, { ...COMMUNITIES.said, check: rows, mode }, as)).code;
      const [adds, changes] = [await holding(2, ADDS), await holding(2, CHANGES)];
      expect(await Promise.all(["add", "update", "both"].map((mode) => may(adds, mode)))).toEqual([200, 513, 513]);
      expect(await Promise.all(["add", "update", "both"].map((mode) => may(changes, mode)))).toEqual([513, 200, 513]);
      // A call that takes many rows keeps its own rules.
      expect((await call(CARDS.path, { ...CARDS.said, check: [{}], mode: "update" })).code).not.toBe(200);
    });

    it("neither shows nor changes secrets and values that are masked for the caller", async () => {
      const one = await add({ name: "Masked A", person: "Ada Lovelace", phone: "13590556611", city: "Kochi" });
      const own = await holding(2, CHANGES);
      const row = { id: one.id, person: "Somebody", phone: "13590556612", city: "Delhi" };
      const [checked] = await check([row], "update", own);
      expect(checked?.changes).toEqual([{ field: "city", before: "Kochi", after: "Delhi" }]);
      await run(`updating-40-${name}`, "update", [row], own);
      expect(await read(one.id)).toMatchObject({ person: "Ada Lovelace", phone: "13590556611" });
      const [account] = await check(
        [{ user_id: "operator", user_password: "other-otter-72" }],
        "update",
        token,
        ACCOUNTS,
      );
      expect(account).toMatchObject({ state: "same" });
    });

    it("goes on after kill -9, and changes each record once", { timeout: 90_000 }, async () => {
      const task = `updating-50-${name}`;
      const records = Array.from({ length: MANY }, (_, at) => ({ name: communityOf(task, at), comp_id: 2, type: 1 }));
      await run(`${task}-first`, "add", records);
      await host.close();
      await runUntilKilled("tests/contract/updating", place, [task, String(MANY)], (line) => Number(line) >= 25);
      host = await openHost(place, model());
      expect(Number((await follow(task)).done)).toBeLessThan(MANY);
      host.later(16);
      host.platform?.queue.wake();
      await host.platform?.queue.idle();
      expect(await follow(task)).toMatchObject({ done: MANY, created: 0, changed: MANY, same: 0, refused: 0 });
      const versions = rowsOf(await call("/v2/property/community/list", { name: task, page_size: 100 }));
      expect(new Set(versions.map(({ row_version, city }) => `${String(row_version)} ${String(city)}`))).toEqual(
        new Set(["2 Delhi"]),
      );
      host.later(-16);
    });

    it("accepts a second row of the same record only for the version that was seen first", async () => {
      const one = await add({ name: "Twice A", city: "Kochi" });
      const version = (await read(one.id)).row_version;
      const rows = [
        { name: "Twice A", comp_id: 2, city: "Delhi", row_version: version },
        { id: one.id, city: "Mumbai", row_version: version },
      ];
      expect(statesOf(await run(`updating-60-${name}`, "update", rows))).toEqual(["changed", "refused"]);
      expect((await read(one.id)).city).toBe("Delhi");
    });
  });
}
