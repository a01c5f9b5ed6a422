// Tests rows of hosts that nest rows, or whose key is not the one in the definition.
import { afterEach, describe, expect, it, vi } from "vitest";
import { fakePlatform } from "../wire/fakePlatform";
import { isKeyless } from "../wire/keyless";
import { createDataProvider } from "./dataProvider";
import { sampleSections } from "../../../tests/sampleSections";

const { resources } = await sampleSections.sample.load();
const device = { ...resources.device, parent: "hub" };
const load = async () => ({ resources: { ...resources, device }, screens: [] });
const sections = { sample: { ...sampleSections.sample, load } };
const provider = createDataProvider({ sections, describe: ({ reason }) => reason });
const page = (perPage = 10, at = 1) => ({
  pagination: { page: at, perPage },
  sort: { field: "id", order: "ASC" as const },
  filter: {},
});

afterEach(() => vi.unstubAllGlobals());

describe("rows below a row", () => {
  const nested = [{ uid: "A", kids: [{ uid: "B", kids: [{ uid: "C", hub: "B" }] }] }, { uid: "D" }];

  it("are rows that name the row above them", async () => {
    fakePlatform({ "/device/list": { code: 200, data: nested, count: 2 } });
    const { data, total } = await provider.getList("device", page());
    expect(data.map(({ id, hub }) => [id, hub])).toEqual([
      ["A", undefined],
      ["B", "A"],
      ["C", "B"],
      ["D", undefined],
    ]);
    expect(total).toBe(4);
  });

  it("are on the pages of a list that is no tree, too", async () => {
    fakePlatform({ "/device/list": { code: 200, data: nested, count: 2 } });
    const { data, total } = await provider.getList("device", page(3, 2));
    expect([data.map(({ id }) => id), total]).toEqual([["D"], 4]);
  });

  it("are found by their key, with the row above", async () => {
    fakePlatform({ "/device/list": { code: 200, data: nested, count: 2 } });
    expect((await provider.getOne("device", { id: "B" })).data).toMatchObject({ id: "B", hub: "A" });
  });

  it("are values like others where records form no tree", async () => {
    fakePlatform({ "/cron/list": { code: 200, data: [{ id: 1, kids: [{ id: 2 }] }], count: 1 } });
    expect((await provider.getList("cron", page())).data).toEqual([{ id: 1, kids: [{ id: 2 }] }]);
  });
});

describe("rows without the key", () => {
  const answered = [{ code: "cn", name: "China" }, { id: 7, name: "keyed" }, { id: "" }, { id: {} }];

  it("are kept separate from records, at their places", async () => {
    fakePlatform({ "/cron/list": { code: 200, data: answered, count: 4 } });
    const { data, total, meta } = await provider.getList("cron", page());
    expect([data.map(({ id }) => id), total]).toEqual([[7], 4]);
    expect(meta?.keyless).toMatchObject([{ at: 0, row: { name: "China" } }, { at: 2 }, { at: 3 }]);
    const ids: unknown[] = meta?.keyless.map(({ row }: { readonly row: { readonly id: unknown } }) => row.id);
    expect(new Set(ids).size).toBe(3);
    expect(ids.every(isKeyless)).toBe(true);
  });

  it("are no choices and no names, which would be sent as keys", async () => {
    fakePlatform({ "/cron/list": { code: 200, data: answered, count: 4 } });
    expect((await provider.getMany("cron", { ids: [7, "cn"] })).data.map(({ id }) => id)).toEqual([7]);
  });

  it("are asked for once", async () => {
    const asked = fakePlatform({ "/cron/list": { code: 200, data: answered, count: 4 } });
    await provider.getList("cron", page());
    expect(asked).toHaveLength(1);
  });
});
