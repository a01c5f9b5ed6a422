// Third-party platforms: the goods they offer, the goods copied from them, the apps whose users they sign in.
import { beforeAll, describe, expect, it } from "vitest";
import { fieldsOf, recordOf, rowsOf } from "./Client";
import type { Client, Record_ } from "./Client";
import type { Host } from "./Host";

export const thirdPartyContract = (open: () => Host): void => {
  describe("a third party", () => {
    let client: Client;
    let admin: string;
    let vendor: string;
    beforeAll(async () => {
      ({ client } = open());
      admin = await client.token("admin");
      vendor = await client.token("ruishi");
    });
    const call = (path: string, params: Record_, token = admin) => client.call(path, params, { token });
    const legacy = (path: string, params: Record_, token = admin) =>
      client.call(path, params, { token, style: "legacy" });
    const added = async (): Promise<Record_> => {
      const name = `Party ${Date.now() % 1_000_000} ${Math.random().toString(36).slice(2, 8)}`;
      const values = { name, type: 1, comp_id: 1, app_key: name.replaceAll(" ", "-").toLowerCase() };
      return recordOf(await legacy("/mall/otherplatform/add", values));
    };
    const offers = async ({ id }: Record_, token = admin) => legacy("/mall/otherplatform/product/query", { id }, token);
    const pull = ({ id }: Record_, token = admin) => legacy("/mall/other/goods/pull", { platform_id: id }, token);

    it("offers the same goods each time, of which none is taken over at first", async () => {
      const party = await added();
      const first = rowsOf(await offers(party));
      expect(first.length).toBeGreaterThan(0);
      expect(rowsOf(await offers(party))).toEqual(first);
      expect(first.every(({ goods_id }) => goods_id === 0)).toBe(true);
      expect(new Set(first.map(({ other_id }) => other_id)).size).toBe(first.length);
    });

    it("has its goods taken over once, delisted, at its prices, for its own company", async () => {
      const party = await added();
      const wanted = rowsOf(await offers(party));
      const made = rowsOf(await pull(party));
      expect(made.map(({ other_id }) => other_id).toSorted()).toEqual(
        wanted.map(({ other_id }) => other_id).toSorted(),
      );
      for (const row of made) {
        const offer = wanted.find(({ other_id }) => other_id === row.other_id);
        expect(row).toMatchObject({ state: 2, comp_id: 1, platform_id: party.id, price: offer?.price });
      }
      expect(await pull(party)).toMatchObject({ code: 200, count: 0 });
      const ids = rowsOf(await offers(party)).map(({ goods_id }) => goods_id);
      expect(ids.toSorted()).toEqual(made.map(({ id }) => id).toSorted());
    });

    it("takes over what is missing after one was deleted", async () => {
      const party = await added();
      const [one] = rowsOf(await pull(party));
      expect((await call("/v2/mall/admin/product/del", { id: one?.id })).code).toBe(200);
      const again = rowsOf(await pull(party));
      expect(again.map(({ other_id }) => other_id)).toEqual([one?.other_id]);
    });

    it("signs users in for the apps that are bound to it, and only for such as there are", async () => {
      const party = await added();
      const [one, two] = rowsOf(await call("/v2/user/app/list", { page_size: 2 })).map(({ id }) => id);
      const bind = (app_ids: unknown) => legacy("/mall/otherplatform/appbind/set", { id: party.id, app_ids });
      const bound = async () => recordOf(await legacy("/mall/otherplatform/appbind/get", { id: party.id })).app_ids;
      expect(await bound()).toEqual([]);
      expect((await bind([one, two])).code).toBe(200);
      expect(await bound()).toEqual([one, two]);
      const wrong = await bind([one, 987_654_321]);
      expect(wrong.code).toBe(406);
      expect(Object.keys(fieldsOf(wrong))).toEqual(["app_ids"]);
      expect(await bound()).toEqual([one, two]);
      // Only binding changes what is bound.
      expect((await legacy("/mall/otherplatform/modify", { id: party.id, app_ids: [one] })).code).toBe(200);
      expect(await bound()).toEqual([one, two]);
      for (const odd of [["x"], [[one]], [{}], "x", [null], [-1], [one, one, 1.5]])
        expect([odd, (await bind(odd)).code]).toEqual([odd, 406]);
      expect(await bound()).toEqual([one, two]);
      expect((await bind([])).code).toBe(200);
      expect(await bound()).toEqual([]);
    });

    it("is nobody's business whose company it does not belong to", async () => {
      const party = await added();
      for (const reply of [await offers(party, vendor), await pull(party, vendor)])
        expect([404, 513]).toContain(reply.code);
      const strange = await client.call(
        "/mall/otherplatform/appbind/set",
        { id: party.id, app_ids: [] },
        { token: vendor, style: "legacy" },
      );
      expect([404, 513]).toContain(strange.code);
      expect(rowsOf(await offers(party)).every(({ goods_id }) => goods_id === 0)).toBe(true);
    });
  });
};
