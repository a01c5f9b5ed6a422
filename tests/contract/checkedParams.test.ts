// Calls for everybody, and calls for every signed-in account, refuse wrong parameters like calls that need a right.
// They accept less than other calls.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { anyStore } from "../effort";
import { fieldsOf, type JsonRecord, recordOf } from "./Client";
import type { TestHost } from "./Host";
import { openHost, placesForStores, readModel } from "./hosts";

const DEVICE = "PHCAM-000A1B2C3D4E";
const found = await placesForStores(anyStore);

describe.skipIf(found === null)("parameters of calls that need no right", () => {
  let host: TestHost;
  let token = "";
  beforeAll(async () => {
    if (!found) return;
    host = await openHost(found.place(), readModel());
    token = await host.client.token("admin");
  }, 60_000);
  afterAll(async () => {
    await host?.close();
    found?.close();
  });

  const call = (path: string, params: JsonRecord) =>
    host.client.call(path, params, { token, ...(path.startsWith("/v2/") ? {} : { style: "legacy" }) });

  it.each([
    ["/oss/live/url", { uid: DEVICE, channel: "first" }, { channel: "invalid.integer" }],
    [
      "/oss/live/url",
      { uid: DEVICE, channel: -1, quality: 9 },
      { channel: "invalid.notNegative", quality: "invalid.oneOf" },
    ],
    ["/oss/playback/url", { uid: DEVICE, gmt_begin: "today" }, { gmt_begin: "invalid.date" }],
    ["/v2/user/app/start", { app_key: "key", lang: "latin" }, { lang: "invalid.oneOf" }],
    ["/v2/iot/uid/start", { uid: DEVICE, key: "k".repeat(65) }, { key: "invalid.tooLong" }],
    ["/mall/cdk/use", { cdk: "C".repeat(65) }, { cdk: "invalid.tooLong" }],
    ["/auth/cloud", { grant: 2 }, { grant: "invalid.flag" }],
    ["/v2/user/login", { user_id: "u".repeat(65) }, { user_id: "invalid.tooLong" }],
    ["/v2/user/role/rela/list", { id: "first" }, { id: "invalid.reference" }],
    ["/v2/oss/upload/puturl/get", { name: "n".repeat(600) }, { name: "invalid.tooLong" }],
  ])("are refused by %s if they are wrong: %j", async (path, params, fields) => {
    const reply = await call(path, params);
    expect([reply.code, fieldsOf(reply)]).toEqual([406, fields]);
  });

  it("are demanded by the code of the call alone", async () => {
    expect((await call("/v2/user/role/rela/list", {})).code).toBe(200);
    expect((await call("/v2/user/app/start", {})).code).toBe(401);
    expect((await call("/v2/user/app/start", { app_key: "", lang: "" })).code).toBe(401);
  });

  it("are read like a form's: a number as text, an empty one as missing", async () => {
    const opened = await call("/oss/live/url", { uid: DEVICE, channel: "2", quality: "" });
    expect([opened.code, recordOf(opened).quality]).toEqual([200, 1]);
  });
});
