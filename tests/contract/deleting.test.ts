// The effects of a deletion are counted before it. On both stores, the deletion then has exactly these effects, and
// counting changes nothing.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { takeSample } from "../effort";
import { isRecord, type JsonRecord, rowsOf } from "./Client";
import { openHost, placesForStores, readModel, storeNames } from "./hosts";
import type { TestHost } from "./Host";
import { makeCompany, makePerson } from "./Person";

const model = readModel();
const OK = 200;

/** Calls by resource. */
const callOf = (resource: string, verb: "list" | "del") => {
  const of = model.resources.find(({ name }) => name === resource);
  const call = of?.calls.find((one) => one.verb === verb);
  if (of === undefined || call === undefined) throw new Error(`${resource} has no ${verb}`);
  return {
    key: of.key,
    path: call.path,
    style: call.style === "legacy" ? ("legacy" as const) : ("bearer" as const),
    constants: call.constants,
    apiVersion: call.apiVersion,
  };
};

const recordsIn = (value: unknown): readonly JsonRecord[] => (Array.isArray(value) ? value.filter(isRecord) : []);

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`what deleting would do, on ${name}`, () => {
    let host: TestHost;
    let admin = "";
    beforeAll(async () => {
      if (!found) return;
      host = await openHost(found.place(), model);
      admin = await host.client.token("admin");
    }, 90_000);
    afterAll(async () => {
      await host?.close();
      found?.close();
    });

    const listed = async (resource: string, filters: JsonRecord = {}, token = admin) => {
      const { path, constants, ...how } = callOf(resource, "list");
      return rowsOf(await host.client.call(path, { ...constants, ...filters, page_size: 1000 }, { token, ...how }));
    };
    const removed = async (resource: string, keys: readonly unknown[], token = admin) => {
      const { key, path, constants, ...how } = callOf(resource, "del");
      return (await host.client.call(path, { ...constants, [key]: keys }, { token, ...how })).code;
    };
    const asked = async (body: JsonRecord, token = admin) => {
      const answer = await host.client.fetch("/rest/deleting", {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json", "accept-language": "en" },
        body: JSON.stringify(body),
      });
      const data: unknown = await answer.json();
      return { status: answer.status, data: isRecord(data) ? data : {} };
    };

    it("names the rows that stand in the way of deleting a company, as their lists count them", async () => {
      const devices = await listed("device");
      const comp_id = devices.find((row) => Number(row.comp_id) > 1)?.comp_id;
      const { status, data } = await asked({ resource: "company", keys: [comp_id] });
      expect(status).toBe(OK);
      expect(data).toMatchObject({ total: 1, counted: 1, free: [], elsewhere: false });
      const uses = recordsIn(data.uses);
      expect(uses.map(({ of }) => of)).toContain("device");
      const hasList = (of: unknown) =>
        model.resources.some(({ name: one, calls }) => one === of && calls.some(({ verb }) => verb === "list"));
      for (const use of uses.filter(({ of }) => hasList(of))) {
        const filter = isRecord(use.filter) ? use.filter : {};
        const rows = await listed(String(use.of), filter);
        expect([use.of, use.count]).toEqual([use.of, rows.length]);
      }
      expect(await removed("company", [comp_id])).toBe(1024);
    });

    it("is what deleting does then, for records of every resource, and asking changes nothing", async () => {
      const deletable = model.resources.filter(
        ({ calls, style }) =>
          style !== "rest" && ["list", "del"].every((verb) => calls.some((call) => call.verb === verb)),
      );
      let free = 0;
      let kept = 0;
      for (const { name: resource, key } of takeSample(deletable, 3, name === "SQLite" ? 0 : 1)) {
        const rows = await listed(resource);
        for (const row of rows.slice(-2)) {
          const before = (await listed(resource)).length;
          const { status, data } = await asked({ resource, keys: [row[key]] });
          if (status === 405) continue;
          expect([resource, status]).toEqual([resource, OK]);
          expect([resource, (await listed(resource)).length]).toEqual([resource, before]);
          const isFree = Array.isArray(data.free) && data.free.length === 1;
          const code = await removed(resource, [row[key]]);
          expect([resource, row[key], isFree, code]).toEqual([resource, row[key], code === OK, code]);
          if (isFree) free += 1;
          else kept += 1;
        }
      }
      expect(free).toBeGreaterThan(3);
      expect(kept).toBeGreaterThan(0);
    }, 120_000);

    it("groups many records by what prevents deleting them, and the free ones can be deleted", async () => {
      const keys = (await listed("goods")).map(({ id }) => id).slice(0, 40);
      const { data } = await asked({ resource: "goods", keys });
      const groups = recordsIn(data.kept);
      const inGroups = groups.flatMap((group) => (Array.isArray(group.keys) ? group.keys : []));
      const left = Array.isArray(data.free) ? data.free : [];
      expect([...inGroups, ...left].map(String).toSorted()).toEqual(keys.map(String).toSorted());
      expect(inGroups.length).toBeGreaterThan(0);
      for (const one of inGroups.slice(0, 5)) expect(await removed("goods", [one])).not.toBe(OK);
      if (left.length > 0) expect(await removed("goods", left)).toBe(OK);
    });

    it("counts all that match a filter without their keys", async () => {
      const some = await listed("goods", { state: 1 });
      const { data } = await asked({ resource: "goods", filters: { state: 1 } });
      expect(data).toMatchObject({ total: some.length, counted: Math.min(100, some.length) });
    });

    it("says nothing of a record out of reach, and no number that the caller's own lists do not have", async () => {
      const above = await makeCompany(host.client);
      const below = await makeCompany(host.client, above);
      await makePerson(host.client, below);
      const { token: manager } = await makePerson(host.client, above, { role_id: 5 });
      const own = new Set((await listed("company", {}, manager)).map(({ comp_id }) => String(comp_id)));
      const foreign = (await listed("company")).find(({ comp_id }) => !own.has(String(comp_id)));
      const there = await asked({ resource: "company", keys: [foreign?.comp_id] }, manager);
      const nowhere = await asked({ resource: "company", keys: [987_654_321] }, manager);
      const plain = (text: unknown) => JSON.stringify(text).replaceAll(/"\d+"/g, '""');
      expect(plain(there)).toBe(plain(nowhere));
      expect(foreign).toBeDefined();
      let counted = 0;
      for (const id of own) {
        const { status, data } = await asked({ resource: "company", keys: [id] }, manager);
        expect(status).toBe(OK);
        for (const { of, count, filter } of recordsIn(data.uses)) {
          const rows = await listed(String(of), isRecord(filter) ? filter : {}, manager);
          expect([of, count]).toEqual([of, rows.length]);
          counted += 1;
        }
      }
      expect(counted).toBeGreaterThan(0);
    });
  });
}
