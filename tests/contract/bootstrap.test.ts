// The answers to apps and devices when they start follow from the settings of apps, servers and services.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type JsonRecord, recordOf, rowsOf } from "./Client";
import { openHost, placesForStores, readModel, storeNames } from "./hosts";
import type { TestHost } from "./Host";
import { signInPerson, newMark, type Person } from "./Person";

const DEVICE = "PHCAM-000A1B2C3D4E";
const [APP, ONLINE, OFFLINE, AUTH] = [1, 1, 2, 2];
const [RELEASED, DELISTED] = [1, 2];

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`what apps and devices are told on ${name}`, () => {
    let host: TestHost;
    let admin: Person;
    beforeAll(async () => {
      if (!found) return;
      host = await openHost(found.place(), readModel(20));
      admin = await signInPerson(host.client, "admin");
      for (const { id } of await all("/ota/app/ver/query", { app_id: APP }))
        await legacy("/ota/app/ver/delete", { id });
    }, 60_000);
    afterAll(async () => {
      await host?.close();
      found?.close();
    });

    const legacy = async (path: string, params: JsonRecord) => {
      const reply = await host.client.call(path, params, { token: admin.token, style: "legacy" });
      expect([path, reply.code]).toEqual([path, 200]);
      return reply;
    };
    const done = async (path: string, params: JsonRecord) => {
      const reply = await admin.call(path, params);
      expect([path, reply.code]).toEqual([path, 200]);
      return reply;
    };
    const all = async (path: string, params: JsonRecord = {}) =>
      rowsOf(await (path.startsWith("/v2/") ? done : legacy)(path, { page_size: 1000, ...params }));
    const app = async (asked: JsonRecord = {}) =>
      recordOf(await done("/v2/user/app/bootstrap", { id: APP, lang: "en", ver: "1.0.0", ...asked }));
    const device = async () => recordOf(await done("/v2/iot/uid/bootstrap", { uid: DEVICE }));

    it("is also answered at the paths of earlier versions", async () => {
      const former = await done("/v2/iot/uid/told", { uid: DEVICE });
      expect(recordOf(former)).toEqual(await device());
      expect(recordOf(await done("/v2/user/app/told", { id: APP, lang: "en", ver: "1.0.0" }))).toEqual(await app());
    });

    it("is the zone that serves an area, with the hosts of its datacenter", async () => {
      expect(await app({ area: "DE" })).toMatchObject({ zone: "eu", host: "api.eu.pilothouse.example" });
      expect(await app({ area: "CN-44" })).toMatchObject({ zone: "cn", cdn_host: "cdn.cn.pilothouse.example" });
      expect(await app({ area: "cn-hk" })).toMatchObject({ zone: "ap" });
      expect(await app({ area: "us" })).toMatchObject({ zone: "us" });
      const [center] = await all("/v2/user/srv/resource/list", { type: "datacenter", zone: "eu" });
      await done("/v2/user/srv/resource/set", { type: "datacenter", id: center?.id, state: 2 });
      expect((await app({ area: "DE" })).host).not.toBe("api.eu.pilothouse.example");
      await done("/v2/user/srv/resource/set", { type: "datacenter", id: center?.id, state: 1 });
    });

    it("changes with a binding, and leaves out zones that are off", async () => {
      const bound = (await all("/v2/user/srv/resource/list", { type: "zonebind" })).find(
        ({ src_area }) => src_area === "DE",
      );
      const bind = (dest_area: string) =>
        done("/v2/user/srv/resource/set", { type: "zonebind", id: bound?.id, dest_area });
      await bind("us");
      expect((await app({ area: "DE" })).zone).toBe("us");
      await bind("eu");
      await legacy("/discovery/srv/zone/set", { zone: "eu", state: 2 });
      expect((await app({ area: "DE" })).zone).not.toBe("eu");
      await legacy("/discovery/srv/zone/set", { zone: "eu", state: 1 });
    });

    it("is the newest released version in the app's language, and whether it must have it", async () => {
      const version = async (ver: string, values: JsonRecord = {}) => {
        const details = [
          { lang: "zh-CN", title: ver, content: `新 ${ver}`, url: `https://example.com/zh/${ver}` },
          { lang: "en", title: ver, content: `New ${ver}`, url: `https://example.com/en/${ver}` },
        ];
        const given = { app_id: APP, name: ver, ver, force: 0, state: RELEASED, details, ...values };
        return recordOf(await legacy("/ota/app/ver/add", given)).id;
      };
      expect(await app()).toMatchObject({ new_ver: "", must_update: 0 });
      await version("3.9.1", { force: 1 });
      await version("3.10.0");
      await version("4.0.0", { state: DELISTED });
      expect(await app({ ver: "3.0.0" })).toMatchObject({
        new_ver: "3.10.0",
        must_update: 1,
        notes: "New 3.10.0",
        download: "https://example.com/en/3.10.0",
      });
      expect(await app({ ver: "3.9.1", lang: "zh-CN" })).toMatchObject({
        new_ver: "3.10.0",
        must_update: 0,
        notes: "新 3.10.0",
      });
      expect(await app({ ver: "3.10.0" })).toMatchObject({ new_ver: "", must_update: 0, download: "" });
    });

    it("is each released picture, the bot of the language, and the configuration without its keys", async () => {
      const key = `banner_${newMark()}`;
      const urls = [
        { lang: "en", type: 2, url: "https://example.com/en.png", param: "" },
        { lang: "zh-CN", type: 2, url: "https://example.com/zh.png", param: "" },
      ];
      const { id } = recordOf(await done("/v2/user/app/resource/add", { master_id: APP, key, state: RELEASED, urls }));
      const pictures = async (lang: string) =>
        rowsOf({ data: (await app({ lang })).pictures } as never).filter((one) => one.key === key);
      expect((await pictures("zh-CN")).map(({ url }) => url)).toEqual(["https://example.com/zh.png"]);
      await done("/v2/user/app/resource/set", { id, state: DELISTED });
      expect(await pictures("zh-CN")).toEqual([]);
      const bots = await all("/user/feedback/bot/get");
      const english = bots.find(({ lang }) => lang === "en");
      expect((await app()).bot_name).toBe(english?.name);
      const [configuration] = await all("/v2/user/admin/appcfg/list");
      const configured = { id: configuration?.id, free_days: 9, dev_pri_dk: "secret-of-devices" };
      await done("/v2/user/admin/appcfg/set", configured);
      const answer = await app({ id: configuration?.app_id });
      expect(answer.free_days).toBe(9);
      expect(JSON.stringify(answer)).not.toContain("secret-of-devices");
    });

    it("is the default configuration of an app that was just added, which goes with the app", async () => {
      const SETTINGS = "/v2/user/admin/appcfg";
      const { id } = recordOf(await done("/v2/user/app/add", { name: `New ${newMark()}`, comp_id: 1, type: 1 }));
      const [own, ...others] = await all(`${SETTINGS}/list`, { app_id: id });
      expect([own?.free_days, others]).toEqual([7, []]);
      expect(await app({ id })).toMatchObject({ free_days: 7, dev_oem_prefix: "", dev_ver_num: 0 });
      // A configuration can be found by its key, and also by its app.
      await done(`${SETTINGS}/set`, { app_id: id, free_days: 12 });
      expect(await all(`${SETTINGS}/list`, { app_id: id })).toMatchObject([{ id: own?.id, free_days: 12 }]);
      await done("/v2/user/app/del", { id });
      expect(await all(`${SETTINGS}/list`, { id: own?.id })).toEqual([]);
    });

    it("is set for something that is named, or not at all", async () => {
      const before = (await all("/v2/user/admin/appcfg/list")).length;
      expect(await admin.call("/v2/user/admin/appcfg/set", { free_days: 3 })).toMatchObject({
        code: 406,
        data: { fields: { app_id: "invalid.required" } },
      });
      expect((await all("/v2/user/admin/appcfg/list")).length).toBe(before);
      const services = (await all("/v2/discovery/srvinfo/list")).length;
      // Services register themselves. An account cannot create one by `set`.
      expect(await admin.call("/v2/discovery/srvinfo/set", { name: "nobody", weight: 3 })).toMatchObject({
        code: 406,
        data: { fields: { id: "invalid.required" } },
      });
      expect((await all("/v2/discovery/srvinfo/list")).length).toBe(services);
    });

    it("is what is healthy, online and of some weight, by public addresses", async () => {
      const services = async () => JSON.stringify((await app({ area: "CN" })).services);
      const registered = (await all("/v2/discovery/srvinfo/list", { zone: "cn" })).filter(
        ({ health_state, state }) => health_state === 1 && state === ONLINE,
      );
      const [one] = registered;
      if (!one) throw new Error("no service is registered");
      await done("/v2/discovery/srvinfo/set", { id: one.id, weight: 50, state: ONLINE });
      expect(await services()).toContain(`"${String(one.addr)}"`);
      const [local_ip = "", port = ""] = String(one.addr).split(":");
      const at = { ip: "203.0.113.77", local_ip, region: "cn-south-1", zone: "cn" };
      await done("/v2/discovery/srvip/add", at);
      expect(await services()).toContain(`"203.0.113.77${port === "" ? "" : `:${port}`}"`);
      await done("/v2/discovery/srvinfo/set", { id: one.id, weight: 0 });
      const without = await services();
      await done("/v2/discovery/srvinfo/set", { id: one.id, weight: 50, state: OFFLINE });
      expect(await services()).toBe(without);
    });

    it("is one server of each type for a device, which stays the same until that one is gone", async () => {
      const servers = await all("/discovery/srv/query");
      for (const { id } of servers) await legacy("/discovery/srv/set", { id, state: OFFLINE });
      const two = servers.slice(0, 2);
      const http_addr = (id: unknown) => `198.51.100.${String(id)}:8080`;
      for (const { id } of two)
        await legacy("/discovery/srv/set", {
          ...{ id, type: AUTH, sys: 1, env: 1, zone: "cn", state: ONLINE },
          ...{ lic_num: 100, max_load: 100, http_addr: http_addr(id) },
        });
      const given = async () => (await device()).servers;
      const [first] = rowsOf({ data: await given() } as never);
      expect(first?.type).toBe(AUTH);
      expect(await given()).toEqual([first]);
      const chosen = two.find(({ id }) => http_addr(id) === first?.addr);
      const other = two.find((one) => one !== chosen);
      await legacy("/discovery/srv/set", { id: chosen?.id, lic_num: 0 });
      expect(await given()).toEqual([{ type: AUTH, addr: http_addr(other?.id) }]);
      await legacy("/discovery/srv/set", { id: chosen?.id, lic_num: 100, max_load: 0 });
      expect(await given()).toEqual([{ type: AUTH, addr: http_addr(other?.id) }]);
      await legacy("/discovery/srv/set", { id: chosen?.id, max_load: 100 });
      expect(await given()).toEqual([first]);
      await legacy("/discovery/srv/set", { id: other?.id, state: OFFLINE });
      expect(await given()).toEqual([first]);
    });

    it("is the template of a service, below its settings, below those of the zone", async () => {
      await done("/v2/user/srvcfg/template/set", { service: "ota", content: '{"a":1,"b":1,"c":1}' });
      const setting = { service: "ota", sys: 1, state: RELEASED };
      const added = (values: JsonRecord) => done("/v2/user/srvcfg/add", { ...setting, name: newMark(), ...values });
      for (const { id } of await all("/v2/user/srvcfg/list", { service: "ota" }))
        await done("/v2/user/srvcfg/del", { id });
      await added({ content: '{"b":2,"c":2}' });
      await added({ content: '{"c":3}', zone: "cn" });
      await added({ content: '{"c":4}', zone: "eu" });
      await added({ content: '{"c":5}', zone: "cn", state: DELISTED });
      expect((await device()).settings).toMatchObject({ ota: { a: 1, b: 2, c: 3 } });
    });

    it("is answered to the app by its key, to the device by its own, and to operators within reach", async () => {
      const { client } = host;
      const [own] = await all("/v2/user/app/list", { id: APP });
      const started = recordOf(
        await client.call("/v2/user/app/start", { app_key: own?.app_key_ios, lang: "en", area: "DE" }),
      );
      expect(started).toMatchObject({ zone: "eu" });
      expect((await client.call("/v2/user/app/start", { app_key: "guess", lang: "en" })).code).toBe(401);
      expect((await client.call("/v2/user/app/start", { lang: "en" })).code).not.toBe(200);
      const { key } = recordOf(await legacy("/uid/info/get", { uid: DEVICE }));
      const start = (given: unknown) => client.call("/v2/iot/uid/start", { uid: DEVICE, key: given });
      expect(recordOf(await start(key)).zone).toBe("cn");
      expect((await start(`${String(key)}0`)).code).toBe(401);
      expect((await start("")).code).not.toBe(200);
      const subagent = await signInPerson(client, "subagent");
      expect((await subagent.call("/v2/iot/uid/bootstrap", { uid: DEVICE })).code).toBe(404);
      expect(
        (
          await signInPerson(client, "distributor").then((one) =>
            one.call("/v2/user/app/bootstrap", { id: APP, lang: "en" }),
          )
        ).code,
      ).toBe(513);
    });
  });
}
