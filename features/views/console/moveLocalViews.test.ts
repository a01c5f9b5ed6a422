// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { createPreferences } from "../../../src/framework/preferences/preferences";
import { moveLocalViews } from "./moveLocalViews";
import { readView } from "./readView";
import { platformViews } from "./viewStores";
import type { View, ViewValue } from "./View";

const KEY = "things.savedFilters";
const saved = (name: string, values: object = { name }) => ({ name, values, sort: { field: "id", order: "DESC" } });

const storeWith = (all: readonly object[]) => {
  localStorage.clear();
  const store = createPreferences("mia");
  store.setItem(KEY, all);
  return store;
};

/** A platform that already has these views, and refuses some names. */
const platformWith = (views: readonly View[], refused: readonly string[] = []) => {
  vi.spyOn(platformViews, "list").mockResolvedValue(views);
  return vi.spyOn(platformViews, "add").mockImplementation(async (_, name, value: ViewValue) => {
    if (refused.includes(name)) throw new Error("as many as are kept");
    return readView({ id: name, name, value });
  });
};
const own = (name: string, filter: object) => readView({ id: name, name, whose: "own", value: { filter } });
const namesOf = (add: ReturnType<typeof platformWith>) => add.mock.calls.map(([, name]) => name);

afterEach(() => {
  vi.restoreAllMocks();
});

describe("filters that this browser kept", () => {
  it("go to the platform with their order, once", async () => {
    const store = storeWith([saved("mine"), saved("old")]);
    const add = platformWith([]);
    await Promise.all([moveLocalViews(store, "things"), moveLocalViews(store, "things")]);
    expect(namesOf(add)).toEqual(["mine", "old"]);
    expect(add.mock.calls[0]?.[2]).toEqual({ filter: { name: "mine" }, sort: { field: "id", order: "DESC" } });
    expect(store.getItem(KEY)).toBeUndefined();
  });

  it("are not sent again if another browser was first, and get another name if theirs is taken", async () => {
    const store = storeWith([saved("same"), saved("taken")]);
    const add = platformWith([own("same", { name: "same" }), own("taken", { name: "else" })]);
    await moveLocalViews(store, "things");
    expect(namesOf(add)).toEqual(["taken (2)"]);
    expect(store.getItem(KEY)).toBeUndefined();
  });

  it("stay if the platform refuses them, or cannot be reached", async () => {
    const store = storeWith([saved("one"), saved("two")]);
    platformWith([], ["two"]);
    await moveLocalViews(store, "things");
    expect(store.getItem(KEY)).toEqual([saved("two")].map((one) => expect.objectContaining(one)));
    vi.spyOn(platformViews, "list").mockRejectedValue(new Error("the cable is out"));
    await expect(moveLocalViews(store, "things")).rejects.toThrow("cable");
    expect(store.getItem(KEY)).toHaveLength(1);
  });
});
