// A stream ends at once when the device is sold to another company, or the company of the viewer ends.
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Store } from "../../platform/framework/storage/Store";
import { recordOf, type Reply, rowsOf } from "./Client";
import { createEndingTestTools, model } from "../../features/ending/tests/endingCompany";
import type { TestHost } from "./Host";
import { openHost, openWithKeys, placesForStores, storeNames } from "./hosts";
import { newName } from "./newName";

const SELLER = 11;
const BUYER = 12;

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`a stream that somebody watches on ${name}`, () => {
    let host: TestHost;
    let store: Store;
    let company: ReturnType<typeof createEndingTestTools>;

    const equip = async (comp_id: number): Promise<string> => {
      const uid = `PHCAM-${newName("L").replaceAll(/\W/g, "").toUpperCase()}`;
      await company.insert("device", { uid, comp_id, online: 1 });
      return uid;
    };
    const watch = async (uid: string, token: string) => {
      const opened = recordOf(await host.client.call("/oss/live/url", { uid, channel: 0 }, { token, style: "legacy" }));
      return { url: String(opened.url), session_id: String(opened.session_id) };
    };
    const statusOf = async (url: string): Promise<number> => (await host.client.fetch(url, {})).status;
    const beat = (session_id: string, token: string): Promise<Reply> =>
      host.client.call("/oss/live/beat", { session_id }, { token, style: "legacy" });
    const whyOf = ({ code, data }: Reply) => [code, recordOf({ code: 200, count: 0, data }).context];
    const views = async (uid: string, token: string) => {
      const filter = encodeURIComponent(JSON.stringify({ of: "device", record: uid }));
      const headers = { authorization: `Bearer ${token}` };
      const answer = await host.client.fetch(`/rest/history?filter=${filter}`, { headers });
      return rowsOf({ code: 200, count: 0, data: await answer.json() }).filter(({ event }) => event === "view");
    };
    const sell = async (uid: string, to: number) => {
      const { mark } = recordOf(await company.rest("POST", "/ending", { of: "device", record: uid, to: "" }));
      const sold = await company.rest("PUT", `/ending/${encodeURIComponent(`device:${uid}`)}`, {
        to,
        confirm: uid,
        mark,
      });
      expect(sold.code).toBe(200);
    };

    beforeAll(async () => {
      if (!found) return;
      const place = found.place();
      host = await openHost(place, model);
      store = await openWithKeys(place);
      company = createEndingTestTools(host.client, store, await host.client.session("admin"));
    }, 120_000);
    afterAll(async () => {
      await store?.close();
      await host?.close();
      found?.close();
    });

    it("is cut with a reason when the device is sold, except for accounts that reach both companies", async () => {
      const uid = await equip(SELLER);
      const seller = await host.client.session("distributor");
      const agent = await host.client.session("agent");
      const [theirs, above] = [await watch(uid, seller), await watch(uid, agent)];
      const segment = theirs.url.replace("index.m3u8", "1.m4s");
      expect([await statusOf(theirs.url), await statusOf(segment), await statusOf(above.url)]).toEqual([200, 200, 200]);
      await sell(uid, BUYER);
      expect([await statusOf(segment), await statusOf(theirs.url), await statusOf(above.url)]).toEqual([410, 410, 200]);
      expect(whyOf(await beat(theirs.session_id, seller))).toEqual([513, "stream_passed"]);
      expect((await beat(above.session_id, agent)).code).toBe(200);
      expect(
        (await host.client.call("/oss/live/url", { uid, channel: 0 }, { token: seller, style: "legacy" })).code,
      ).toBe(513);
      // The view before the sale is recorded once, and is not visible to the buyer.
      expect((await views(uid, agent)).length).toBe(3);
      await sql`update account set comp_id = ${BUYER}, scope = 1, role_id = 6 where user_id = 'subagent'`.execute(
        store.db,
      );
      expect(await views(uid, await host.client.token("subagent"))).toEqual([]);
    });

    it("is cut for the user of an app, who loses the device with the sale", async () => {
      const uid = await equip(SELLER);
      const user = { user_id: "emma", app_id: 1 };
      await company.insert("app_device", { uid, ...user, comp_id: SELLER });
      const user_password = host.client.encrypted(user.user_id, "pilothouse", Date.now());
      const login = await host.client.call(
        "/user/login",
        { user_id: user.user_id, user_password },
        { style: "legacy" },
      );
      const visit = String(recordOf(login).acc_token);
      const { url, session_id } = await watch(uid, visit);
      expect(await statusOf(url)).toBe(200);
      await sell(uid, BUYER);
      expect(await statusOf(url)).toBe(410);
      expect(whyOf(await beat(session_id, visit))).toEqual([513, "stream_passed"]);
    });

    it.each([
      ["archive", "stream_refused"],
      ["transfer", "stream_passed"],
    ])("is cut for the people of a company that ends: %s", async (procedure, why) => {
      const [one, heir] = [await company.add("Watching"), await company.add("Heir")];
      const { token } = await company.hire(one);
      const uid = await equip(one.id);
      const { url, session_id } = await watch(uid, token);
      expect(await statusOf(url)).toBe(200);
      expect((await company.end(one, procedure, procedure === "transfer" ? heir.id : "")).code).toBe(200);
      expect(await statusOf(url)).toBe(410);
      expect(whyOf(await beat(session_id, token))).toEqual([513, why]);
    });
  });
}
