// An account's own sessions (/rest/sessions), and the message to its owner about a new browser.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MINUTE } from "../../platform/framework/wire/seconds";
import { type JsonRecord, recordOf, rowsOf } from "./Client";
import { openHost, placesForStores, readModel, storeNames } from "./hosts";
import type { TestHost } from "./Host";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`sessions on ${name}`, () => {
    let host: TestHost;
    beforeAll(async () => {
      if (found) host = await openHost(found.place(), readModel(5));
    }, 60_000);
    afterAll(async () => {
      await host?.close();
      found?.close();
    });
    const asked = async (token: string, path = "", method = "GET") =>
      host.client.fetch(`/rest/sessions${path}`, { method, headers: { authorization: `Bearer ${token}` } });
    const listOf = async (token: string): Promise<readonly JsonRecord[]> => {
      const data: unknown = await (await asked(token)).json();
      return rowsOf({ code: 200, data, count: 0 });
    };
    const signIn = async (user: string, given: JsonRecord = {}) =>
      recordOf(await host.client.signIn(user, "pilothouse", given));
    const tokenOf = async (user: string, given: JsonRecord = {}) => String((await signIn(user, given)).acc_token);
    const messagesTo = async (receiver: string) => {
      await host.platform?.queue.idle();
      const token = await host.client.session("admin");
      const asking = { receiver, page_index: 1, page_size: 50 };
      return rowsOf(await host.client.call("/v2/push/outbox/list", asking, { token }));
    };

    it("name the browser, the address and the last use, which is noted at most once a minute", async () => {
      const first = await tokenOf("ruishi", { device_model: FIREFOX });
      const second = await tokenOf("ruishi");
      const [before, other] = await listOf(first).then((rows) => [
        rows.find(({ current }) => current === true),
        rows.find(({ current }) => current === false),
      ]);
      expect(before).toMatchObject({ agent: FIREFOX, address: "local", seen: before?.began });
      expect(other).toMatchObject({ agent: "vitest", current: false });
      expect(JSON.stringify([before, other])).not.toContain(first);
      host.later(MINUTE + 1);
      await listOf(second);
      const [latest, earlier] = await listOf(second);
      expect([latest?.current, Number(latest?.seen) - Number(earlier?.seen)]).toEqual([true, expect.any(Number)]);
      expect(Number(latest?.seen)).toBeGreaterThanOrEqual(Number(latest?.began) + MINUTE);
      expect(earlier?.seen).toBe(before?.began);
    });

    it("can be ended one by one, or all except the caller's own, at once", async () => {
      const [kept, second, third, fourth] = [
        await tokenOf("agent"),
        await tokenOf("agent"),
        await tokenOf("agent"),
        await tokenOf("agent"),
      ];
      const id = (await listOf(second)).find(({ current }) => current === true)?.id;
      expect((await asked(kept, `/${String(id)}`)).status).toBe(200);
      expect((await asked(kept, `/${String(id)}`, "DELETE")).status).toBe(200);
      expect((await asked(second)).status).toBe(401);
      expect((await asked(kept, `/${String(id)}`, "DELETE")).status).toBe(404);
      expect((await asked(third)).status).toBe(200);
      expect((await asked(kept, "/others", "DELETE")).status).toBe(200);
      expect([(await asked(third)).status, (await asked(fourth)).status]).toEqual([401, 401]);
      expect((await listOf(kept)).map(({ current }) => current)).toEqual([true]);
    });

    it("can only be listed, read and ended by their own account", async () => {
      const [own, other] = [await tokenOf("property"), await host.client.session("admin")];
      const [mine] = await listOf(own);
      expect((await listOf(other)).map(({ id }) => id)).not.toContain(mine?.id);
      for (const method of ["GET", "DELETE"])
        expect((await asked(other, `/${String(mine?.id)}`, method)).status).toBe(404);
      expect((await asked(own)).status).toBe(200);
      expect((await asked("nobody")).status).toBe(401);
      expect((await asked(own, "", "POST")).status).toBe(404);
    });

    it("notify the owner of a new browser, once a day, in the owner's language", async () => {
      const receiver = "feng@jinxiu.example";
      const known = await signIn("property");
      const before = (await messagesTo(receiver)).length;
      await signIn("property", { device_token: known.device_token, device_model: "seen before" });
      expect(await messagesTo(receiver)).toHaveLength(before);
      await host.client.fetch("/rest/preferences/locale", {
        method: "PUT",
        headers: { authorization: `Bearer ${String(known.acc_token)}`, "content-type": "application/json" },
        body: JSON.stringify({ value: "zh-CN" }),
      });
      const stranger = { device_id: "elsewhere", device_model: FIREFOX };
      await Promise.all([signIn("property", stranger), signIn("property", stranger)]);
      const messages = await messagesTo(receiver);
      expect(messages).toHaveLength(before + 1);
      const message = messages.find(({ body }) => String(body).includes(FIREFOX));
      expect(message).toMatchObject({ type: 2, channel: 1, title: "您的账号 property 在新的浏览器上登录" });
      expect(String(message?.body)).toContain("地址：local");
    });
  });
}
