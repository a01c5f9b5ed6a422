// Several words find a record by its own name and by the names of the records that contain it: "Garden A 101" is room
// 101 of building A.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { recordOf, rowsOf, type JsonRecord } from "./Client";
import { openHost, placesForStores, readModel, storeNames } from "./hosts";
import type { TestHost } from "./Host";
import { uniqueName, EscalationWorld } from "./escalation";

const model = readModel(12);
/** The text has no digits, because a room number could be found in them. */
const mark = (start: string): string =>
  uniqueName(start).replaceAll(/\d/g, (digit) => "qrstuvwxyz"[Number(digit)] ?? "");

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`a search of several words, on ${name}`, () => {
    let host: TestHost;
    let token = "";
    const marks = [mark("Garden"), mark("Garden")] as const;
    const call = async (path: string, params: JsonRecord, as = token) =>
      host.client.call(`/v2/property/${path}`, params, { token: as });
    const add = async (what: string, params: JsonRecord) => {
      const reply = await call(`${what}/add`, params);
      expect([what, reply.code]).toEqual([what, 200]);
      return recordOf(reply).id;
    };
    const rooms = async (q: string, as = token) =>
      rowsOf(await call("room/list", { q, page_size: 100 }, as)).map((row) => [row.name, row.remark]);
    /** Two communities with equal names of buildings, floors and rooms. */
    const build = async (community: string, comp_id: number) => {
      const community_id = await add("community", { name: community, comp_id });
      for (const building of ["Tower A", "Tower B"]) {
        const building_id = await add("building", { name: building, community_id, type: 1 });
        for (const number of [-7, -8]) {
          const floor_id = await add("floor", { name: "Standard", number, building_id });
          const remark = `${community}/${building}/${number}`;
          for (const room of ["101", "102"]) await add("room", { name: room, floor_id, state: 1, remark });
        }
      }
    };

    beforeAll(async () => {
      if (!found) return;
      host = await openHost(found.place(), model);
      token = await host.client.token("admin");
      await build(marks[0], 18);
      await build(marks[1], 2);
    }, 120_000);
    afterAll(async () => {
      await host.close();
      found?.close();
    });

    it("finds it by each level, in any order, and by what distinguishes floors", async () => {
      expect(await rooms(`${marks[0]} 101 B -8`)).toEqual([["101", `${marks[0]}/Tower B/-8`]]);
      expect(await rooms(`101 -8 b ${marks[0]}`)).toEqual([["101", `${marks[0]}/Tower B/-8`]]);
      expect(await rooms(`${marks[0]} 102`)).toHaveLength(4);
      expect(await rooms(`${marks[0]} 103`)).toEqual([]);
    });

    it("finds by one word as before, by the name alone", async () => {
      expect(await rooms(marks[0])).toEqual([]);
    });

    it("finds rows of the own company only", async () => {
      // The property manager of the demo belongs to the company of the first community.
      const manager = await host.client.token("property");
      expect(await rooms(`${marks[0]} 101`, manager)).toHaveLength(4);
      expect(await rooms(`${marks[1]} 101`, manager)).toEqual([]);
    });

    it("finds nothing by levels that the account may not list", async () => {
      const world = await EscalationWorld.read(host.client);
      const menus = world.menus.filter(({ menu_key }) =>
        ["property.room", "property.floor"].includes(String(menu_key)),
      );
      const role = await world.addRole({ menu_ids: menus.map(({ menu_id }) => menu_id), role_ids: [], comp_id: 18 });
      const account = await world.addAccount({ comp_id: 18, role_id: role.id });
      const clerk = await host.client.token(String(account.user_id), "quiet-otter-71");
      expect(await rooms("standard 101 -7", clerk)).not.toEqual([]);
      expect(await rooms(`${marks[0]} 101`, clerk)).toEqual([]);
      expect(await rooms("tower 101", clerk)).toEqual([]);
    });

    it("counts what it answers, also after a level has got another name", async () => {
      const count = async (q: string) => (await call("room/list", { q, page_size: 1 })).count;
      expect(await count(`${marks[1]} 101`)).toBe(4);
      const [community] = rowsOf(await call("community/list", { name: marks[1] }));
      const renamed = mark("Park");
      expect((await call("community/set", { id: community?.id, name: renamed })).code).toBe(200);
      expect(await count(`${marks[1]} 101`)).toBe(0);
      expect(await count(`${renamed} 101`)).toBe(4);
    });
  });
}
