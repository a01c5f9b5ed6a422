import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { integer } from "../../../shared/schema/integer";
import { key } from "../../../shared/schema/key";
import { secret } from "../../../shared/schema/secret";
import { text } from "../../../shared/schema/text";
import { bearer, rest } from "../wire/calls";
import { fakePlatform, json } from "../wire/fakePlatform";
import { host, setHost } from "../wire/Host";
import { createDataProvider } from "./dataProvider";
import { createRegistry } from "./registry";
import { lossQuestion, type LostValues } from "./lossQuestion";
import { sampleSections } from "../../../tests/sampleSections";

const provider = createDataProvider({ sections: sampleSections, describe: ({ code }) => String(code) });
/** Makes repeated requests recognizable. */
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

  it.each([
    [{ code: 513 }, 513],
    [{ code: 200, data: [], count: 0 }, 404],
  ])("replaces no record that the platform does not answer, although it was seen: %j", async (answer, status) => {
    const asked = fakePlatform({ "/device/list": answer, "/device/set": { code: 200 } });
    const previousData = { id: "U7", uid: "U7", model: "M1" };
    await expect(provider.update("device", { id: "U7", data: { tag: "x" }, previousData })).rejects.toMatchObject({
      status,
    });
    expect(asked.filter(({ url }) => url.endsWith("/set"))).toEqual([]);
  });

  it("sends numbers back digit by digit, also those that JavaScript cannot hold", async () => {
    const row =
      '{"id":9007199254740993,"name":"n","state":1,"comp_id":9223372036854775807,"share":1.0,"sn":"9007199254740997"}';
    const asked = fakePlatform({
      "/cron/get": () => new Response(`{"code":200,"data":${row}}`),
      "/cron/set": { code: 200 },
    });
    const { data } = await provider.getOne("cron", { id: "9007199254740993" });
    expect(data).toMatchObject({ id: "9007199254740993", comp_id: "9223372036854775807", sn: "9007199254740997" });
    await provider.updateMany("cron", { ids: [data.id], data: { name: "new" } });
    expect(asked.at(-1)?.text).toBe(row.replace('"name":"n"', '"name":"new"'));
    expect(asked.map(({ text }) => text).slice(0, 2)).toEqual(['{"id":9007199254740993}', '{"id":9007199254740993}']);
  });

  it("keeps the other fields of each record that is changed with others, and changes no record that it cannot read", async () => {
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

describe("what a platform that replaces records does not show", () => {
  const before = host();
  const fields = z.object({
    name: text({ required: true }),
    type: integer({}),
    app_secret: secret({}),
    password: secret({ when: { type: [1] } }),
    phone: text({}),
  });
  const set = z.extend(z.partial(fields), { id: key() });
  const partner = {
    ...sampleSections,
    sample: {
      ...sampleSections.sample,
      resources: ["partner", "rested"],
      load: async () => {
        const { resources, screens } = await sampleSections.sample.load();
        const calls = { get: bearer.get("/partner/get"), set: bearer.set("/partner/set", async () => set) };
        const props = { ...resources.cron, name: "partner", personal: ["phone"], calls: async () => calls };
        const path = "/partner";
        const rested = {
          ...props,
          name: "rested",
          style: "rest",
          calls: async () => ({ list: rest.list(path), set: rest.set(path, async () => set) }),
        };
        return { resources: { partner: props, rested }, screens };
      },
    },
  };
  const partners = createDataProvider({
    sections: partner,
    registry: createRegistry(partner),
    describe: ({ code }) => String(code),
  });
  const row = { id: 7, name: "n", type: 2, phone: "1", else: true };
  const asked: LostValues[] = [];
  let stop = () => {};

  const behind = (unchanged?: Readonly<Record<string, string>>) =>
    setHost({ ...before, can: [], ...(unchanged && { unchanged }) });
  /** The answer of the person to the question. */
  const answering = (isAgreed: boolean) => {
    stop = lossQuestion.by(async (loss) => {
      asked.push(loss);
      return isAgreed;
    });
  };
  const change = async (kept: object, data: object = { name: "new" }, seen: object = {}) => {
    const calls = fakePlatform({ "/partner/get": { code: 200, data: kept }, "/partner/set": { code: 200 } });
    const saved = await partners.update("partner", { id: 7, data, previousData: { id: 7, ...seen } }).then(
      () => null,
      (error: unknown) => error,
    );
    return { saved, sent: calls.find(({ url }) => url.endsWith("/set"))?.body };
  };

  beforeEach(() => behind());
  afterEach(() => {
    stop();
    asked.splice(0);
    setHost(before);
  });

  it.each([undefined, null, "", "***", "sk-****89", "••••••••"])(
    "stops a save that would empty a secret which is answered as %j, at its field, and sends nothing",
    async (app_secret) => {
      answering(false);
      const { saved, sent } = await change({ ...row, app_secret });
      expect(asked).toEqual([{ resource: "partner", fields: ["app_secret"] }]);
      expect(saved).toMatchObject({
        message: "form.wouldLose",
        body: { errors: { app_secret: { message: "form.secretLost" } } },
      });
      expect(sent).toBeUndefined();
    },
  );

  it("stops it where nobody can be asked", async () => {
    const { saved, sent } = await change(row);
    expect(saved).toMatchObject({ status: 428 });
    expect(sent).toBeUndefined();
  });

  it("empties it if the person says so", async () => {
    answering(true);
    const { saved, sent } = await change({ ...row, app_secret: "***" });
    expect(saved).toBeNull();
    expect(sent).toEqual({ ...row, name: "new", app_secret: "", password: "" });
  });

  it("asks nothing where a secret is shown, or typed, or where its condition does not hold", async () => {
    answering(false);
    expect((await change({ ...row, app_secret: "known" })).sent).toMatchObject({ app_secret: "known" });
    expect((await change({ ...row, app_secret: "***" }, { app_secret: "typed" })).sent).toMatchObject({
      app_secret: "typed",
    });
    expect(asked).toEqual([]);
    await change({ ...row, app_secret: "known" }, { type: 1 });
    expect(asked.splice(0)).toEqual([{ resource: "partner", fields: ["password"] }]);
    // The platform may answer a value in another form than the form in which it was shown.
    await change({ ...row, type: "one", app_secret: "known" }, { name: "new" }, { type: 1 });
    expect(asked).toEqual([{ resource: "partner", fields: ["password"] }]);
  });

  it.each([
    ["all", { all: "omit" }, {}],
    ["a resource", { all: "***", partner: "" }, { app_secret: "", password: "" }],
    ["a field", { partner: "omit", "partner.password": "=" }, { password: "=" }],
  ])("sends what host.yaml says of %s", async (_, unchanged, secrets) => {
    behind(unchanged);
    const { sent } = await change({ ...row, type: 1, app_secret: "***" });
    expect(sent).toEqual({ ...row, type: 1, name: "new", ...secrets });
    // An input that somebody emptied has no new value.
    const emptied = await change({ ...row, type: 1 }, { name: "new", app_secret: "" });
    expect(emptied.sent).toEqual({ ...row, type: 1, name: "new", ...secrets });
  });

  it("sends no mask of personal data: it asks first, unless the field has a rule of its own", async () => {
    behind({ all: "omit" });
    answering(false);
    await change({ ...row, phone: "138****5678" });
    expect(asked).toEqual([{ resource: "partner", fields: ["phone"] }]);
    behind({ all: "omit", "partner.phone": "omit" });
    const { phone: _, ...shown } = row;
    expect((await change({ ...row, phone: "138****5678" })).sent).toEqual({ ...shown, name: "new" });
    expect((await change({ ...row, phone: "" })).sent).toMatchObject({ phone: "" });
  });

  it("asks once for the records of a batch, and again for the next one", async () => {
    answering(true);
    const calls = fakePlatform({ "/partner/get": { code: 200, data: row }, "/partner/set": { code: 200 } });
    await partners.updateMany("partner", { ids: [7, 7, 7, 7, 7, 7], data: { type: 3 } });
    expect(calls.filter(({ url }) => url.endsWith("/set"))).toHaveLength(6);
    expect(asked).toHaveLength(1);
    const batch = {};
    const one = () =>
      partners.update("partner", { id: 7, data: { type: 3 }, previousData: { id: 7 }, meta: { batch } });
    await one();
    await one();
    expect(asked).toHaveLength(2);
  });

  it("asks nothing on a platform that keeps what is not sent", async () => {
    setHost({ ...before, can: ["merge"] });
    answering(false);
    expect((await change(row)).sent).toEqual({ id: 7, name: "new" });
    expect(asked).toEqual([]);
  });

  it("is as safe where records are at their own addresses", async () => {
    answering(true);
    const asking = fakePlatform({ "/partner/7": ({ method }) => json(method === "GET" ? row : {}) });
    const params = { id: 7, data: { name: "new" }, previousData: { id: 7 } };
    await partners.update("rested", params);
    expect(asked).toEqual([{ resource: "rested", fields: ["app_secret"] }]);
    expect(asking.at(-1)).toMatchObject({ method: "PUT", body: { ...row, name: "new", password: "" } });
    setHost({ ...before, can: ["merge"] });
    await partners.update("rested", params);
    expect(asking.at(-1)?.body).toEqual({ name: "new" });
  });
});
