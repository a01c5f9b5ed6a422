// The client address in sessions, API keys and the audit trail. Headers about the address are believed only behind a
// proxy.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callRestPath } from "./callRestPath";
import { Client, isRecord, type JsonRecord, recordOf, rowsOf } from "./Client";
import { openHost, placesForStores, readModel, storeNames } from "./hosts";
import { VERIFICATION_CODE, type TestHost } from "./Host";
import { newName } from "./newName";
import { callRest } from "./restCalls";

const model = readModel(5);
/** The address of the connection, and the address that a proxy reports. */
const PEER = "198.51.100.7";
const LAST = "203.0.113.99";

for (const name of storeNames) {
  const found = await placesForStores(name);
  afterAll(() => found?.close());
  describe.skipIf(found === null).each([
    ["by default, that of the connection", {}, "", PEER],
    ["behind a proxy, the last that X-Forwarded-For names", { TRUST_PROXY: true }, `, ${LAST}`, LAST],
  ])(`the address of a client on ${name} is, %s`, (_, settings, proxy, expected) => {
    let host: TestHost;
    let client: Client;
    let requests = 0;
    let token: string;
    let since: number;
    beforeAll(async () => {
      if (!found) return;
      since = Math.floor(Date.now() / 1000);
      host = await openHost(found.place(), model, [], settings);
      const { platform } = host;
      if (platform === null) throw new Error("no platform");
      const send = (request: Request) => {
        // The sender claims another address in each request.
        requests += 1;
        request.headers.set("x-forwarded-for", `203.0.113.${requests}${proxy}`);
        return platform.fetch(request, PEER);
      };
      client = new Client(send, "http://platform", platform.publicKey, VERIFICATION_CODE);
      token = await client.token("admin");
    }, 60_000);
    afterAll(async () => host?.close());

    const entries = async (): Promise<readonly JsonRecord[]> => {
      const filter = encodeURIComponent(JSON.stringify({ account_id: 1, gmt_create_begin: since }));
      const { rows } = (await callRestPath(client, token, `/audit?filter=${filter}&range=[0,49]`)).body;
      return Array.isArray(rows) ? rows.filter(isRecord) : [];
    };

    it("in the list of sessions", async () => {
      const { rows } = (await callRestPath(client, token, "/sessions")).body;
      expect(rows).toMatchObject([{ address: expected }]);
    });

    it("at an API key", async () => {
      const menus = rowsOf(await client.call("/v2/user/menu/list", { page_size: 1000 }, { token }));
      const menu_ids = menus.filter(({ menu_key }) => menu_key === "product.device").map(({ menu_id }) => menu_id);
      const path = "/access_keys";
      const send = (verb: "add" | "get", params: JsonRecord) =>
        callRest(client, { key: "id" }, { verb, path }, params, { token });
      const made = recordOf(await send("add", { name: newName("key"), menu_ids, minute_limit: 1000 }));
      const own = { token: String(made.access_key) };
      expect((await client.call("/v2/user/account/get", {}, own)).code).toBe(200);
      expect(recordOf(await send("get", { id: made.id })).used_ip).toBe(expected);
    });

    it("in the audit trail, of what was done and of what was refused", async () => {
      expect((await client.signIn("admin", "wrong")).code).toBe(514);
      const recorded = await entries();
      expect(recorded.map(({ event }) => event)).toEqual(expect.arrayContaining(["sign_in", "refused", "add"]));
      expect([...new Set(recorded.map(({ address }) => address))]).toEqual([expected]);
    });

    it("for limits on guesses, and another header does not make another address", async () => {
      const replies = [];
      for (let turn = 0; turn < 6; turn += 1) replies.push(await client.signIn("operator", "wrong"));
      expect(replies.at(-1)).toMatchObject({ code: 514, data: { context: "wait" } });
    });
  });
}
