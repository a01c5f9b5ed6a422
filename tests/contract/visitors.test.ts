// Calls without an account: registration, cloud authorization, activation codes, streams.
import { createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { business } from "../../platform/business";
import { createPlatform } from "../../platform/framework/server/server";
import type { RunningPlatform } from "../../platform/framework/server/server";
import { Client, fieldsOf, recordOf, rowsOf } from "./Client";
import { placesForStores, readModel, storeNames } from "./hosts";
import { VERIFICATION_CODE, TEST_SETTINGS } from "./Host";

const UID = "PHCAM-000A1B2C3D4E";
let platform: RunningPlatform;
let client: Client;
let visitor = "";
let time = Math.floor(Date.now() / 1000);

const legacy = (path: string, params: object, token: string | null = visitor) =>
  client.call(path, { ...params }, { style: "legacy", token });
const get = (path: string) => platform.fetch(new Request(`http://host${path}`));

const everything = () => {
  describe("registering", () => {
    const draft = async (more: object = {}) => ({
      comp_name: "Contract Optics",
      user_name: "Ada",
      user_id: "contract-ada",
      user_email: "ada@contract.example",
      user_phone_area: "+86",
      user_phone: "13700000001",
      user_password: client.transformed("contract-ada", "secret-1"),
      ...(await client.verification()),
      ...more,
    });

    it("founds a company with its account, once, however often the request arrives", async () => {
      const params = await draft({ request_id: "r1" });
      const first = await client.call("/v2/user/account/add", params);
      expect(first.code).toBe(200);
      expect(await client.call("/v2/user/account/add", params)).toEqual(first);
      const token = recordOf(
        await client.signIn("contract-ada", "secret-1", {
          user_password: client.encrypted("contract-ada", "secret-1", time * 1000),
        }),
      ).acc_token;
      const own = recordOf(await client.call("/v2/user/account/get", {}, { token: String(token) }));
      expect(own.super).toBe(false);
      expect(own.comp_id).toBe(recordOf(first).comp_id);
      const orders = await client.call("/v2/mall/admin/order/list", {}, { token: String(token) });
      expect(orders).toMatchObject({ code: 200, count: 0 });
    });

    it.each([
      [409, "comp_name", { comp_name: "Pilothouse Cloud" }],
      [1101, "user_id", { comp_name: "A1", user_id: "admin" }],
      [1102, "user_email", { comp_name: "A2", user_id: "a-two", user_email: "admin@pilothouse.example" }],
      [1103, "user_phone", { comp_name: "A3", user_id: "a-3", user_email: "a3@x.example", user_phone: "13900000002" }],
    ])("answers %i at %s, and leaves no half of it behind", async (code, field, more) => {
      const reply = await client.call("/v2/user/account/add", await draft(more));
      expect(reply.code).toBe(code);
      expect(Object.keys(fieldsOf(reply))).toEqual([field]);
      const { acc_token } = recordOf(
        await client.signIn("admin", "pilothouse", {
          user_password: client.encrypted("admin", "pilothouse", time * 1000 + code),
        }),
      );
      const found = await client.call(
        "/v2/user/company/list",
        { comp_name: `A${String(code).at(-1)}` },
        { token: String(acc_token) },
      );
      expect(rowsOf(found).filter((row) => row.comp_name === more.comp_name && code !== 409)).toEqual([]);
    });

    it("takes nobody without the picture's code, nor a role from outside", async () => {
      const wrong = await client.call("/v2/user/account/add", await draft({ verify_code: "nope", user_id: "eve" }));
      expect(wrong).toMatchObject({ code: 406, data: { fields: { verify_code: "invalid.picture" } } });
      const draftWithRole = await draft({
        comp_name: "Eve Ltd",
        user_id: "eve-1",
        user_email: "eve@x.example",
        user_phone: "13700000002",
        role_id: 1,
        comp_id: 1,
      });
      const reply = await client.call("/v2/user/account/add", draftWithRole);
      expect(reply.code).toBe(200);
      expect(recordOf(reply).comp_id).not.toBe(1);
    });
  });

  describe("cloud authorization", () => {
    const KEY = "hearth-7f2c91";
    const BACK = "https://hearth.example/link/callback";

    it("opens no call of the console", async () => {
      expect((await client.call("/v2/iot/web/uid/reg/list", {}, { token: visitor })).code).toBe(401);
    });

    it("grants a code that the third party's own server exchanges once", async () => {
      const granted = recordOf(await legacy("/auth/cloud", { app_key: KEY, return_url: BACK, state: "s", grant: 1 }));
      const url = new URL(String(granted.granted_url));
      expect(url.href.startsWith(`${BACK}?`)).toBe(true);
      const code = url.searchParams.get("code");
      const exchange = (app_secret: string) => legacy("/auth/cloud", { app_key: KEY, app_secret, code }, null);
      expect(await exchange("wrong")).toMatchObject({ code: 401, data: { context: "key" } });
      expect(recordOf(await exchange("hearth-demo-secret")).user).toMatchObject({ user_id: "emma" });
      expect((await exchange("hearth-demo-secret")).code).toBe(401);
    });

    it.each([
      "https://evil.example/",
      `${BACK}/`,
      `${BACK}?x=1`,
      `${BACK}#x`,
      "javascript:alert(1)",
      "HTTPS://HEARTH.EXAMPLE/link/callback",
    ])("never leads to %s", async (return_url) => {
      const reply = await legacy("/auth/cloud", { app_key: KEY, return_url, grant: 1 });
      expect(reply).toMatchObject({ code: 406, data: { context: "return_url" } });
    });

    it("takes a key the third party signed just now, and no other", async () => {
      const sign = (seconds: number, secret = "hearth-demo-secret") =>
        `${seconds}.${createHmac("sha256", secret).update(`${KEY}\nemma\n${seconds}`).digest("hex")}`;
      const enter = (auth_key: string) => legacy("/auth/cloud", { app_key: KEY, user_id: "emma", auth_key }, null);
      expect((await enter(sign(time))).code).toBe(200);
      for (const key of [sign(time - 3600), sign(time, "guess"), "", "1.2"])
        expect((await enter(key || "x")).code).toBe(401);
    });
  });

  describe("an activation code", () => {
    const use = (cdk: string, request_id: string, uid = UID) => legacy("/mall/cdk/use", { cdk, uid, request_id });

    it("works once when two requests race", async () => {
      const replies = await Promise.all(["a", "b"].map((id) => use("PH26-CLOU-D7DA-YS02", id)));
      expect(replies.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 409]);
      const first = replies[0]?.code === 200 ? "a" : "b";
      expect((await use("PH26-CLOU-D7DA-YS02", first)).code).toBe(200);
      expect(await use("PH26-CLOU-D7DA-YS02", "c")).toMatchObject({ code: 409, data: { context: "cdk" } });
    });

    it("that is public works once for each user", async () => {
      expect((await use("PH26-OPEN-TOAL-LXX1", "p1")).code).toBe(200);
      expect((await use("PH26-OPEN-TOAL-LXX1", "p2")).code).toBe(409);
    });

    it.each(["cdk", "uid", "request_id"])("refuses what is no text as its %s, with the field", async (name) => {
      const given = { cdk: "PH26-LIVE-20WA-YS01", uid: UID, request_id: "shape", [name]: { a: 1 } };
      expect(await legacy("/mall/cdk/use", given)).toMatchObject({
        code: 406,
        data: { fields: { [name]: "invalid.standard" } },
      });
    });

    it("is guessed at ten times an hour, and then is no answer whether it is right", async () => {
      const look = (cdk: string) => legacy("/mall/cdk/get", { cdk });
      for (let turn = 0; turn < 5; turn += 1) {
        expect((await use(`PH26-GUESS-${turn}`, `guess-${turn}`)).code).toBe(406);
        expect((await look(`PH26-GUESS-${turn}-LOOK`)).code).toBe(406);
      }
      expect((await use("PH26-LIVE-20WA-YS01", "right")).code).toBe(429);
      expect((await look("PH26-LIVE-20WA-YS01")).code).toBe(429);
      time += 3600;
      expect((await look("PH26-LIVE-20WA-YS01")).code).toBe(200);
    });

    it("that is meant for another region is refused (1010), and stays unused", async () => {
      expect((await use("PH26-ONLY-INTH-EUSA", "region")).code).toBe(1010);
      expect((await use("PH26-ONLY-INTH-EUSA", "region again")).code).toBe(1010);
    });

    it("serves only one's own devices", async () => {
      expect((await use("PH26-LIVE-20WA-YS01", "x", "PHCAM-OTHER")).code).toBe(513);
      expect((await legacy("/mall/cdk/use", { cdk: "PH26-LIVE-20WA-YS01", uid: UID }, null)).code).toBe(401);
    });
  });

  describe("a stream", () => {
    it("slides with the clock while it is kept alive, and is over after", async () => {
      const opened = recordOf(await legacy("/oss/live/url", { uid: UID, quality: 2 }));
      const url = String(opened.url);
      const playlist = await (await get(url)).text();
      expect(playlist).toContain("#EXT-X-MEDIA-SEQUENCE:0");
      expect((await get(url.replace("index.m3u8", "3.m4s"))).status).toBe(404);
      time += 30;
      expect((await legacy("/oss/live/beat", { session_id: opened.session_id })).code).toBe(200);
      time += 20;
      const later = await (await get(url)).text();
      expect(later).toContain("#EXT-X-MEDIA-SEQUENCE:22");
      const segment = Buffer.from(await (await get(url.replace("index.m3u8", "27.m4s"))).arrayBuffer());
      // The timestamps of the segment continue where the previous segment ended, although the same half minute is
      // repeated.
      expect(segment.readBigUInt64BE(segment.indexOf("tfdt") + 8)).toBe(BigInt(27 * 2 * 12_288));
      time += 40;
      expect((await get(url)).status).toBe(404);
    });

    it("of a day holds what was recorded, and no more than a day", async () => {
      const begin = time - 2 * 86_400;
      const reply = recordOf(
        await legacy("/oss/playback/url", { uid: UID, gmt_begin: begin, gmt_end: begin + 86_400 }),
      );
      const playlist = await (await get(String(reply.url))).text();
      expect(playlist).toContain("#EXT-X-ENDLIST");
      expect(playlist.split("#EXT-X-DISCONTINUITY").length).toBe(
        Array.isArray(reply.records) ? reply.records.length : 0,
      );
      expect((await legacy("/oss/playback/url", { uid: UID, gmt_begin: begin, gmt_end: begin + 90_000 })).code).toBe(
        406,
      );
    });

    it("is given to nobody who may not see the device", async () => {
      expect((await legacy("/oss/live/url", { uid: "NO-SUCH-DEVICE" })).code).toBe(513);
      expect((await legacy("/oss/live/url", { uid: UID }, null)).code).toBe(401);
    });
  });
};

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`a visitor on ${name}`, () => {
    beforeAll(async () => {
      if (!found) return;
      const { dataDir, databaseUrl } = found.place();
      platform = await createPlatform({
        business,
        model: readModel(20),
        dataDir,
        databaseUrl,
        settings: TEST_SETTINGS,
        now: () => time,
      });
      client = new Client((request) => platform.fetch(request), "http://host", platform.publicKey, VERIFICATION_CODE);
      const user_password = client.encrypted("emma", "pilothouse", time * 1000);
      visitor = String(recordOf(await legacy("/user/login", { user_id: "emma", user_password }, null)).acc_token);
    }, 60_000);
    afterAll(async () => {
      await platform.close();
      found?.close();
    });
    everything();
  });
}
