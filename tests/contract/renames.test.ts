// A renamed field keeps its values, even while processes of the former version still run.
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import type { FieldModel, Model } from "../../generator";
import { readNote, rewriteNote } from "../../platform/framework/storage/bookkeeping";
import { dropFormerColumns } from "../../platform/framework/storage/dropFormerColumns";
import { openStore } from "../../platform/framework/storage/open";
import { tablesOf } from "../../platform/framework/storage/Table";
import { recordOf, rowsOf } from "./Client";
import { openHost, type StorePlace, placesForStores, readModel, storeNames } from "./hosts";
import type { TestHost } from "./Host";

const model = readModel(12);

const cronOf = ({ resources }: Model) => {
  const found = resources.find(({ name }) => name === "cron");
  if (!found) throw new Error("There is no cron.");
  return found;
};
const [template] = cronOf(model).fields.filter(({ name }) => name === "param");
const field = (name: string, changes: Partial<FieldModel> = {}): FieldModel => {
  if (!template) throw new Error("cron has no param");
  const bare = { kind: "text", options: {}, of: [], sample: [], default: null, filter: "equals" } as const;
  return { ...template, ...bare, name, source: name, ...changes };
};
const withFields = (...fields: readonly FieldModel[]): Model => ({
  ...model,
  resources: model.resources.map((one) => (one.name === "cron" ? { ...one, fields: [...one.fields, ...fields] } : one)),
});

const CALL = "/v2/user/admin/cron";
const signed = async ({ client }: TestHost) => ({ token: await client.token("admin") });
const set = async (host: TestHost, values: Readonly<Record<string, unknown>>) =>
  recordOf(await host.client.call(`${CALL}/set`, values, await signed(host)));
const read = async (host: TestHost, name: string) => {
  const found = await host.client.call(`${CALL}/list`, { page_size: 100, sort_field: "id" }, await signed(host));
  return rowsOf(found)
    .map((row) => row[name])
    .slice(0, 3);
};
/** Two processes on one database share their files. */
const isSibling = (first: StorePlace, second: StorePlace) => {
  const { databaseUrl } = first;
  const files = { FILES_URL: pathToFileURL(`${first.dataDir}/shared`).href };
  const open = (at: StorePlace, of: Model) => openHost(at, of, [], files);
  return { beside: { ...second, ...(databaseUrl ? { databaseUrl } : {}) }, open };
};
const drop = async ({ dataDir, databaseUrl }: StorePlace, of: Model) => {
  const store = await openStore({ dataDir, databaseUrl });
  try {
    return await dropFormerColumns(store, [...tablesOf(of).values()]);
  } finally {
    await store.close();
  }
};

const before = withFields(field("place", { options: { max: 32 }, default: "here" }));
const after = withFields(field("place_name", { options: { max: 32 }, default: "here", was: "place" }));

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`a field with another name on ${name}`, () => {
    afterAll(() => found?.close());

    it("keeps its values, its default and its filter, and begins no second time", async () => {
      if (!found) return;
      const place = found.place();
      const first = await openHost(place, before);
      await set(first, { id: 1, place: "harbour" });
      await set(first, { id: 2, place: "" });
      await first.close();
      for (const _ of [1, 2]) {
        const host = await openHost(place, after);
        expect(await read(host, "place_name")).toEqual(["harbour", "", "here"]);
        const filtered = await host.client.call(`${CALL}/list`, { place_name: "harbour" }, await signed(host));
        expect(filtered.count).toBe(1);
        await host.close();
      }
      const host = await openHost(place, after);
      await set(host, { id: 1, place_name: "quay" });
      await host.close();
      const again = await openHost(place, withFields(field("place_name", { options: { max: 32 }, default: "here" })));
      expect(await read(again, "place_name")).toEqual(["quay", "", "here"]);
      await again.close();
    });

    it("is not for definitions from before, or an earlier version, once its former name is gone", async () => {
      if (!found) return;
      const place = found.place();
      const first = await openHost(place, before);
      await set(first, { id: 1, place: "harbour" });
      await first.close();
      await (await openHost(place, after)).close();
      if (name === "PostgreSQL") {
        // Both columns stay until the second step, so that people can go back to the former version.
        const back = await openHost(place, before);
        expect(await read(back, "place")).toEqual(["harbour", "here", "here"]);
        await back.close();
        await (await openHost(place, after)).close();
        await drop(place, after);
      }
      await expect(openHost(place, before)).rejects.toThrow("This store belongs to later definitions");
      const host = await openHost(place, after);
      expect(await read(host, "place_name")).toEqual(["harbour", "here", "here"]);
      await host.close();
      const store = await openStore(place);
      const note = await readNote(store.db, "layouts", 0);
      const later = JSON.stringify({ ...JSON.parse(note ?? "{}"), endedBy: "99.10.0" });
      await rewriteNote(store.db, "layouts", later, Number.MAX_SAFE_INTEGER);
      await store.close();
      await expect(openHost(place, after)).rejects.toThrow("Pilothouse 99.10.0 has dropped or renamed");
    });

    it("keeps what is encrypted, and takes another kind along", async () => {
      if (!found) return;
      const place = found.place();
      const secret = { encrypted: true, filter: null, sortable: false } as const;
      const first = await openHost(place, withFields(field("code", secret), field("size")));
      await set(first, { id: 1, code: "4711", size: "12.5" });
      await first.close();
      const changed = withFields(
        field("pass", { ...secret, was: "code" }),
        field("width", { kind: "number", was: "size" }),
      );
      const host = await openHost(place, changed);
      expect(await read(host, "pass")).toEqual(["4711", "", ""]);
      expect(await read(host, "width")).toEqual([12.5, 0, 0]);
      await host.close();
    });

    it("is refused with the rows that do not fit, and nothing is changed then", async () => {
      if (!found) return;
      const place = found.place();
      const first = await openHost(place, withFields(field("size")));
      await set(first, { id: 1, size: "Spare unit" });
      await set(first, { id: 2, size: "3" });
      await first.close();
      const asNumber = (kind: string) => withFields(field("size", { kind }));
      await expect(openHost(place, asNumber("integer"))).rejects.toThrow('1 rows do not fit: 1 ("Spare unit")');
      await expect(openHost(place, asNumber("money"))).rejects.toThrow('1 rows do not fit: 1 ("Spare unit")');
      await expect(openHost(place, withFields(field("width", { kind: "integer", was: "size" })))).rejects.toThrow(
        '1 ("Spare unit")',
      );
      const host = await openHost(place, withFields(field("size")));
      expect(await read(host, "size")).toEqual(["Spare unit", "3", ""]);
      await set(host, { id: 1, size: "3.5" });
      await host.close();
      await expect(openHost(place, asNumber("integer"))).rejects.toThrow('1 ("3.5")');
      const money = await openHost(place, asNumber("money"));
      expect(await read(money, "size")).toEqual(["3.50", "3.00", "0.00"]);
      await money.close();
      await expect(openHost(place, asNumber("integer"))).rejects.toThrow("becomes a whole number, and 1 rows");
    });
  });
}

const postgres = await placesForStores("PostgreSQL");

describe.skipIf(postgres === null)("two versions at once", () => {
  afterAll(() => postgres?.close());

  it("both read what the other writes, until the former name is dropped", async () => {
    if (!postgres) return;
    const place = postgres.place();
    const { beside, open } = isSibling(place, postgres.place());
    const old = await open(place, before);
    await set(old, { id: 1, place: "harbour" });
    const newer = await open(beside, after);
    expect(await read(newer, "place_name")).toEqual(["harbour", "here", "here"]);

    await set(old, { id: 1, place: "quay" });
    await set(newer, { id: 2, place_name: "mole" });
    const added = { name: "Added before", type: 2, spec: "0 3 * * *", state: 2, param: '{"task":"purge_task_files"}' };
    const made = recordOf(await old.client.call(`${CALL}/add`, { ...added, place: "dock" }, await signed(old)));
    expect(await read(old, "place")).toEqual(["quay", "mole", "here"]);
    expect(await read(newer, "place_name")).toEqual(["quay", "mole", "here"]);
    const seen = await newer.client.call(`${CALL}/list`, { place_name: "dock" }, await signed(newer));
    expect(rowsOf(seen).map(({ id }) => id)).toEqual([made.id]);
    await expect(drop(place, after)).rejects.toThrow("1 processes of another version use the store");

    // If a process of the former version starts again, the store still fits the new version.
    await old.close();
    const back = await open(place, before);
    await set(back, { id: 3, place: "pier" });
    expect(await read(newer, "place_name")).toEqual(["quay", "mole", "pier"]);
    await back.close();

    expect((await drop(place, after)).map(({ was }) => was)).toEqual(["place"]);
    expect(await read(newer, "place_name")).toEqual(["quay", "mole", "pier"]);
    await newer.close();
    const last = await open(place, after);
    expect(await read(last, "place_name")).toEqual(["quay", "mole", "pier"]);
    await last.close();
  });

  it("a new rule waits for the version before, and another kind is refused beside it", async () => {
    if (!postgres) return;
    const place = postgres.place();
    const { beside, open } = isSibling(place, postgres.place());
    const old = await open(place, before);
    const shorter = withFields(field("place", { options: { max: 4 }, default: "here" }));
    const newer = await open(beside, shorter);
    expect(await set(old, { id: 1, place: "harbour" })).toMatchObject({ place: "harbour" });
    await newer.close();
    const asNumber = withFields(field("place", { kind: "integer" }));
    await expect(open(beside, asNumber)).rejects.toThrow("cron.place changes its kind");
    await old.close();
    const alone = await open(beside, shorter);
    expect(await read(alone, "place")).toEqual(["harbour", "here", "here"]);
    await alone.close();
  });
});
