// Third-party platforms: the goods they offer, the goods copied from them, the apps whose users they sign in.
import { createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fieldsOf, recordOf, rowsOf } from "./Client";
import type { Client, JsonRecord } from "./Client";
import { GOODS_ROWS, type GoodsServer, openGoodsServer } from "./goodsServer";
import type { TestHost } from "./Host";

export const thirdPartyContract = (open: () => TestHost): void => {
  describe("a third party", () => {
    let client: Client;
    let admin: string;
    let vendor: string;
    let server: GoodsServer;
    beforeAll(async () => {
      server = await openGoodsServer({
        "/moved": [302, { location: "/goods" }, ""],
        "/down": [500, {}, "{}"],
        "/html": [200, {}, "<html>"],
        "/refused": [200, {}, JSON.stringify({ code: 513 })],
        "/endless": [200, {}, " ".repeat(1_100_000)],
        "/odd": [
          200,
          {},
          JSON.stringify({
            code: 200,
            data: [
              null,
              7,
              { ...GOODS_ROWS[0], price: "-1" },
              { ...GOODS_ROWS[0], type: 99 },
              { ...GOODS_ROWS[0], month: 2 },
              { ...GOODS_ROWS[0], id: "" },
              GOODS_ROWS[2],
              GOODS_ROWS[2],
            ],
          }),
        ],
      });
      ({ client } = open());
      admin = await client.token("admin");
      vendor = await client.token("ruishi");
    });
    afterAll(() => server.close());
    const call = (path: string, params: JsonRecord, token = admin) => client.call(path, params, { token });
    const legacy = (path: string, params: JsonRecord, token = admin) =>
      client.call(path, params, { token, style: "legacy" });
    const added = async (goods_url = `${server.address}/goods`): Promise<JsonRecord> => {
      const name = `Party ${Date.now() % 1_000_000} ${Math.random().toString(36).slice(2, 8)}`;
      const values = {
        name,
        type: 1,
        comp_id: 1,
        app_key: name.replaceAll(" ", "-").toLowerCase(),
        app_secret: "a-secret",
        goods_url,
      };
      return recordOf(await legacy("/mall/otherplatform/add", values));
    };
    const offers = async ({ id }: JsonRecord, token = admin) =>
      legacy("/mall/otherplatform/product/query", { id }, token);
    const pull = ({ id }: JsonRecord, token = admin) => legacy("/mall/other/goods/pull", { platform_id: id }, token);

    it("offers the same goods each time, and no goods are taken over at first", async () => {
      const party = await added();
      const first = rowsOf(await offers(party));
      expect(first.length).toBeGreaterThan(0);
      expect(rowsOf(await offers(party))).toEqual(first);
      expect(first.every(({ goods_id }) => goods_id === 0)).toBe(true);
      expect(new Set(first.map(({ other_id }) => other_id)).size).toBe(first.length);
    });

    it("is asked by a signed request, and its goods are what it answers", async () => {
      const party = await added();
      const rows = rowsOf(await offers(party));
      expect(rows).toEqual([
        { other_id: "c7", name: `Cloud storage 7 days · ${party.name}`, type: 1, month: 1, price: "9.90", goods_id: 0 },
        { other_id: "30", name: `云存储 30 天 · ${party.name}`, type: 1, month: 3, price: "27.00", goods_id: 0 },
        { other_id: "ai", name: `Person detection · ${party.name}`, type: 4, month: 12, price: "60.00", goods_id: 0 },
      ]);
      const { app_key, auth_key } = server.asked.at(-1) ?? {};
      expect(app_key).toBe(party.app_key);
      const [seconds = "", sign] = String(auth_key).split(".");
      const wanted = createHmac("sha256", "a-secret").update(`${party.app_key}\n\n${seconds}`).digest("hex");
      expect(sign).toBe(wanted);
    });

    it.each(["moved", "down", "html", "refused", "endless"])(
      "that answers %s is said not to answer, and nothing is taken over",
      async (path) => {
        const party = await added(`${server.address}/${path}`);
        expect(await offers(party)).toMatchObject({
          code: 503,
          msg: expect.stringContaining("third party does not respond"),
        });
        expect((await pull(party)).code).toBe(503);
      },
    );

    it.each([
      "http://169.254.169.254/latest",
      "http://10.0.0.1/goods",
      "http://[::ffff:10.0.0.1]/goods",
      "http://[fe80::1]/goods",
      "http://0x0a000001/goods",
      "http://user:password@127.0.0.1/goods",
    ])("at %s is not asked", async (address) => {
      const party = await added(address);
      const begun = Date.now();
      expect((await offers(party)).code).toBe(503);
      expect(Date.now() - begun).toBeLessThan(3000);
    });

    it("has only such goods taken over as can become ours, each once", async () => {
      const party = await added(`${server.address}/odd`);
      expect(rowsOf(await offers(party)).map(({ other_id }) => other_id)).toEqual(["ai"]);
      expect(rowsOf(await pull(party))).toMatchObject([{ other_id: "ai", price: "60.00" }]);
    });

    it("without an address offers nothing", async () => {
      expect(await offers(await added(""))).toMatchObject({ code: 200, data: [] });
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
      // Only the call that binds apps changes the binding.
      expect((await legacy("/mall/otherplatform/modify", { id: party.id, app_ids: [one] })).code).toBe(200);
      expect(await bound()).toEqual([one, two]);
      for (const odd of [["x"], [[one]], [{}], "x", [null], [-1], [one, one, 1.5]])
        expect([odd, (await bind(odd)).code]).toEqual([odd, 406]);
      expect(await bound()).toEqual([one, two]);
      expect((await bind([])).code).toBe(200);
      expect(await bound()).toEqual([]);
    });

    it("is hidden from other companies", async () => {
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
