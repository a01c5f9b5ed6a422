// The console with hosts of all shapes that the specification allows, two settings at a time. Values that nobody
// changed stay the same on the host, and sent values have the host's own form.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { setConfig } from "../../../src/framework/wire/config";
import { signIn } from "../../../src/framework/wire/signIn";
import * as token from "../../../src/framework/wire/token";
import type { Model } from "../../../generator";
import { takeSample } from "../../effort";
import { SpecifiedHost } from "../specified/SpecifiedHost";
import { createAsk } from "../../../probe/ask";
import { recognizeShape } from "../../../probe/recognizeShape";
import { AS_DECLARED, type HostShape as Found } from "../../../probe/Shape";
import { CHOSEN_SHAPES, hostShapeOf } from "./chosen";
import { modelWith, speakDialect } from "./speak";

/** Resources with times, flags, enumerations, references, numbers and secrets. */
const RESOURCES = [
  "app",
  "company",
  "cron",
  "goods",
  "goods_category",
  "ip_server",
  "notice_template",
  "push_template",
  "role",
  "sysnotify_user",
];

// In a browser, fetch would allow only the page's own host. This test runs without a browser.
beforeAll(() => void vi.stubGlobal("navigator", { onLine: true, userAgent: "", language: "en" }));
afterAll(() => vi.unstubAllGlobals());

describe.each(takeSample(CHOSEN_SHAPES, 16))("a host with %j", (chosen) => {
  const shape = hostShapeOf(chosen);
  let host: SpecifiedHost;
  let spoken: { readonly model: Model; readonly provider: ReturnType<typeof speakDialect> };
  let found: Found | undefined;
  let address: string;
  const look = (known: Found): Promise<Found> =>
    recognizeShape({
      known,
      described: modelWith,
      configureHost: (model) => void speakDialect(model, address),
      ask: createAsk(token.get()),
      zone: "Asia/Shanghai",
    });
  beforeEach(async () => {
    host = new SpecifiedHost(shape);
    address = await host.open();
    speakDialect(modelWith(), address);
    await signIn({ account: "admin", password: "pilothouse" });
    // Each test has its own host, but all these hosts have the same shape.
    found ??= await look(AS_DECLARED);
    const model = modelWith(found);
    spoken = { model, provider: speakDialect(model, address) };
    host.hearsAll = true;
    host.asked.length = 0;
  }, 60_000);
  afterEach(async () => {
    token.clear();
    setConfig(null);
    await host.close();
  });

  it("is described by the probe, which then finds nothing else", async () => {
    expect(await look(found ?? AS_DECLARED)).toEqual(found);
    if (shape.time !== "s") expect(spoken.model.host?.dialect).not.toBeNull();
  });

  it("shows all menus, each below its own", async () => {
    const all = {
      pagination: { page: 1, perPage: 500 },
      sort: { field: "menu_id", order: "ASC" },
      filter: {},
    } as const;
    const { data } = await spoken.provider.getList("menu", all);
    const placesOf = (rows: readonly Readonly<Record<string, unknown>>[]) =>
      rows.map((row) => `${String(row.menu_id)} < ${String(row.menu_parent_id ?? 0)}`).toSorted();
    expect(placesOf(data)).toEqual(placesOf(host.rows("menu")));
    const places = placesOf(host.rows("menu"));
    const deep = data.find(({ menu_key }) => menu_key === "system.role");
    const id = deep?.id ?? "";
    await spoken.provider.update("menu", { id, data: { menu_name: "Changed" }, previousData: { ...deep, id } });
    expect(host.rows("menu").find(({ menu_key }) => menu_key === "system.role")).toMatchObject({
      menu_name: "Changed",
    });
    expect(placesOf(host.rows("menu"))).toEqual(places);
  });

  it("keeps all that was not changed, and is sent nothing that it does not write itself", async () => {
    const { model, provider } = spoken;
    for (const name of RESOURCES) {
      const resource = model.resources.find((one) => one.name === name);
      const field = resource?.fields.find(
        ({ kind, immutable, readonly }) => kind === "text" && !immutable && !readonly,
      );
      if (resource === undefined || field === undefined) throw new Error(`no text in ${name}`);
      const page = { pagination: { page: 1, perPage: 10 }, sort: { field: "id", order: "ASC" }, filter: {} } as const;
      const { data, total } = await provider.getList(name, page);
      const rows = host.rows(name);
      expect(data.map(({ id }) => String(id))).toEqual(rows.slice(0, 10).map((row) => String(row[resource.key])));
      if (shape.counts) expect(total).toBe(rows.length);
      const [first] = data;
      const before = rows.map((row) => ({ ...row }));
      const { data: record } = await provider.getOne(name, { id: first?.id ?? "" });
      await provider.update(name, { id: record.id, data: { [field.name]: "Changed" }, previousData: record });
      const at = before.findIndex((row) => String(row[resource.key]) === String(record.id));
      const changed = before.map((row, index) => (index === at ? { ...row, [field.name]: "Changed" } : row));
      expect(host.rows(name)).toEqual(changed);
    }
    expect(host.misshaped).toEqual([]);
    expect(host.strange).toEqual([]);
  });

  it("is sent what people enter as it writes it: changed, added and deleted", async () => {
    const { model, provider } = spoken;
    for (const name of RESOURCES) {
      const resource = model.resources.find((one) => one.name === name);
      if (resource === undefined) throw new Error(`no ${name}`);
      const entered = Object.fromEntries(
        resource.fields.flatMap(({ name: field, kind, immutable, readonly, further }) => {
          const value = immutable || readonly || further || field === resource.key ? undefined : ENTERED[kind];
          return value === undefined ? [] : [[field, value]];
        }),
      );
      const id = String(host.rows(name)[0]?.[resource.key]);
      const { data: record } = await provider.getOne(name, { id });
      await provider.update(name, { id: record.id, data: entered, previousData: record });
      expect((await provider.getOne(name, { id })).data).toMatchObject(entered);

      const { [resource.key]: _key, id: _id, ...others } = record;
      const added = host.rows(name).length + 1;
      const { data: created } = await provider.create(name, { data: { ...others, ...entered } });
      expect(host.rows(name)).toHaveLength(added);
      const made = String(host.rows(name)[0]?.[resource.key]);
      expect([name, String(created.id)]).toEqual([name, made]);
      expect((await provider.getOne(name, { id: made })).data).toMatchObject(entered);
      await provider.delete(name, { id: made });
      expect(host.rows(name).map((row) => String(row[resource.key]))).not.toContain(made);
    }
    expect(host.misshaped).toEqual([]);
    expect(host.strange).toEqual([]);
  });
});

/** Entered values, in the console's form. */
const ENTERED: Readonly<Record<string, unknown>> = {
  text: "Entered",
  timestamp: 1_890_000_000,
  boolean: 0,
  integer: 7,
};
