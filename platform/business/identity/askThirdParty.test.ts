import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openGoodsServer, type GoodsServer } from "../../../tests/contract/goodsServer";
import { requestGoods } from "./askThirdParty";

const party = {
  id: 1,
  name: "Hearth",
  type: 1,
  comp_id: 1,
  app_key: "k",
  app_secret: "s",
  return_urls: "",
  app_ids: "",
  gmt_create: 0,
} as const;
const now = () => 1_800_000_000;
const open = { isDemo: true, now };
const closed = { isDemo: false, now };
const named = (names: readonly string[]) =>
  JSON.stringify({ code: 200, data: names.map((name, id) => ({ id: `g${id}`, name, type: 1, month: 1, price: 1 })) });

describe("asking a third party", () => {
  let server: GoodsServer;
  beforeAll(async () => {
    server = await openGoodsServer({
      "/same": [200, {}, named(["Storage", "Storage", "Storage"])],
      "/long": [200, {}, named(["x".repeat(64), "x".repeat(64)])],
    });
  });
  afterAll(() => server.close());
  const ask = (platform: typeof open, goods_url: string, name: string = party.name) =>
    requestGoods(platform, { ...party, name, goods_url });

  it.each(["127.0.0.1", "localhost", "[::ffff:127.0.0.1]", "127.1"])(
    "connects to this machine, as %s, in the demo alone",
    async (host) => {
      const address = server.address.replace("127.0.0.1", host);
      const before = server.asked.length;
      await expect(ask(closed, address)).rejects.toThrow();
      expect(server.asked).toHaveLength(before);
    },
  );

  it.each(["127.0.0.1", "localhost"])("gets the goods from %s in the demo", async (host) => {
    expect(await ask(open, server.address.replace("127.0.0.1", host))).toHaveLength(3);
  });

  it.each(["/same", "/long"])("gives goods of the same name different ones that fit: %s", async (path) => {
    for (const name of ["Hearth", "y".repeat(64)]) {
      const names = (await ask(open, `${server.address}${path}`, name)).map((offer) => offer.name);
      expect(new Set(names).size).toBe(names.length);
      expect(names.length).toBeGreaterThan(1);
      for (const one of names) expect(one.length).toBeLessThanOrEqual(64);
    }
  });
});
