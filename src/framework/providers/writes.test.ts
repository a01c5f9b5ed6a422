import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakePlatform, json } from "../wire/fakePlatform";
import { host, setHost } from "../wire/Host";
import { createDataProvider } from "./dataProvider";
import { sampleSections } from "./sampleSections";

const provider = createDataProvider({ sections: sampleSections, describe: ({ code }) => String(code) });
/** What makes a request the same when it is sent again. */
const NUMBER = expect.any(String);

afterEach(() => vi.unstubAllGlobals());

describe("a change on a platform that replaces records", () => {
  const before = host();
  beforeEach(() => setHost({ ...before, can: before.can.filter((ability) => ability !== "merge") }));
  afterEach(() => setHost(before));
  const changing = async (row: object, data: object) => {
    const asked = fakePlatform({ "/cron/get": { code: 200, data: row }, "/cron/set": { code: 200 } });
    await provider.update("cron", { id: 7, data, previousData: { id: 7, name: "as seen" } });
    return asked.at(-1)?.body;
  };

  it.each([
    { name: "n", state: "2" },
    { name: 5, state: "closed" },
    { name: null, state: 1764000000000 },
    { name: ["n"], state: "2026-11-27T10:00:00Z" },
    { name: { en: "n" }, state: false },
  ])("sends back what nobody changed as it came: %j", async (values) => {
    const row = {
      id: 7,
      ...values,
      state2: "Y",
      gmt_create: "2026-11-27 10:00:00",
      comp: { name: "", of: [0, null] },
    };
    expect(await changing(row, { name: "new" })).toEqual({ ...row, name: "new", request_id: NUMBER });
  });

  it("sends what a person emptied as the specification says, and a field that the platform left out as empty", async () => {
    expect(await changing({ id: 7, name: "n", state: "2" }, { state: null })).toEqual({
      ...{ id: 7, name: "n", state: 0, request_id: NUMBER },
    });
    expect(await changing({ id: 7 }, { state: 1 })).toEqual({ id: 7, name: "", state: 1, request_id: NUMBER });
  });

  it("sends the row of now, where somebody else changed another field since it was opened", async () => {
    expect(await changing({ id: 7, name: "theirs", state: 1 }, { state: 2 })).toMatchObject({
      name: "theirs",
      state: 2,
    });
  });

  it("sends the record as it was seen where the platform does not answer it, without what the console added", async () => {
    const asked = fakePlatform({ "/device/list": { code: 1024 }, "/device/set": { code: 200 } });
    const previousData = { id: "U7", uid: "U7", model: "M1", seen: "long ago" };
    await provider.update("device", { id: "U7", data: { tag: "x" }, previousData });
    const params = { uid: "U7", model: "M1", seen: "long ago", tag: "x", request_id: NUMBER };
    expect(asked.at(-1)?.body).toHaveProperty("params", params);
  });

  it("keeps the other fields of each record that is changed with others, and changes none that it cannot read", async () => {
    const rows = [1, 2].map((id) => ({ id, name: `n${id}`, state: 1, else: id }));
    const asked = fakePlatform({
      "/cron/get": ({ body }) => {
        const found = rows.find(({ id }) => JSON.stringify(body).includes(`"id":${id}`));
        return json(found === undefined ? { code: 404 } : { code: 200, data: found });
      },
      "/cron/set": { code: 200 },
    });
    await provider.updateMany("cron", { ids: [1, 2], data: { state: 2 } });
    const sets = () => asked.filter(({ url }) => url.endsWith("/set")).map(({ body }) => body);
    expect(sets()).toEqual(rows.map((row) => ({ ...row, state: 2 })));
    await expect(provider.updateMany("cron", { ids: [3], data: { state: 2 } })).rejects.toMatchObject({
      status: 404,
    });
    expect(sets()).toHaveLength(2);
  });
});
