// A console without `marks` refuses a store whose trail had marks, until somebody agrees to do without them.
import { describe, expect, it } from "vitest";
import { business } from "../../../platform/business";
import { dropLeftOut, leftOutLines } from "../../../platform/framework/server/leftOut";
import { tablesOf } from "../../../platform/framework/storage/Table";
import { openHost, openWithKeys, placesForStores, readModel, storeNames } from "../../../tests/contract/hosts";

const model = readModel(2);
const without = {
  model: { ...model, features: model.features.filter(({ name }) => name !== "marks") },
  business: { ...business, features: (business.features ?? []).filter(({ name }) => name !== "marks") },
};
const having = { model: without.model, tables: tablesOf(model), features: [] };

describe.each(storeNames)("a console without marks, on %s", (name) => {
  it("refuses a store with marks, says how to agree, and opens it then", async () => {
    const found = await placesForStores(name);
    if (!found) return;
    const place = found.place();
    await (await openHost(place, model)).close();
    await (await openHost(place, model)).close();
    await expect(openHost(place, without.model, [], {}, without.business)).rejects.toThrow(
      /protected by the feature marks.*Add marks to .features.*--drop marks/,
    );
    const store = await openWithKeys(place);
    expect(await leftOutLines(store, having)).toContainEqual(
      expect.stringMatching(/^1 rows of platform_marked belong to the feature marks/),
    );
    expect(await dropLeftOut(store, having, "marks")).toContain("Dropped: platform_marked (1 rows)");
    await store.close();
    await (await openHost(place, without.model, [], {}, without.business)).close();
    found.close();
  }, 60_000);

  it("opens a new store, which gets no table of marks", async () => {
    const found = await placesForStores(name);
    if (!found) return;
    const place = found.place();
    await (await openHost(place, without.model, [], {}, without.business)).close();
    const store = await openWithKeys(place);
    expect(await leftOutLines(store, having)).toEqual([]);
    await store.close();
    found.close();
  }, 60_000);
});
