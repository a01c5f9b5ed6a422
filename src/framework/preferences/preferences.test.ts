import { afterEach, expect, it, vi } from "vitest";
import * as language from "../wire/language";
import { preferenceMarksOf } from "./marks";
import { createPreferences } from "./preferences";

afterEach(() => localStorage.clear());

it("keeps what is arranged through sign-out, but not what is ticked", () => {
  const store = createPreferences("anna");
  const ticked = vi.fn();
  store.subscribe("device.selectedIds", ticked);
  store.setItem("device.columns", ["uid"]);
  store.setItem("device.selectedIds", [1]);
  store.reset();
  expect(store.getItem("device.columns")).toEqual(["uid"]);
  expect(store.getItem("device.selectedIds", [])).toEqual([]);
  expect(ticked.mock.calls).toEqual([[[1]], [undefined]]);
  expect(createPreferences("anna").getItem("device.columns")).toEqual(["uid"]);
});

it("shows each account its own", () => {
  const store = createPreferences("a");
  store.setItem("b.density", "compact");
  expect(createPreferences("a.b").getItem("density")).toBeUndefined();
  expect(createPreferences("a:b").listItems?.()).toEqual({});
});

it("marks what is the person's when it changes, where the platform keeps it too", () => {
  const changed = vi.fn();
  const alone = createPreferences("anna");
  alone.onChange(changed);
  alone.setItem("device.columns", ["uid"]);
  const store = createPreferences("anna", true);
  store.onChange(changed);
  store.setItem("device.columns", ["uid"]);
  store.setItem("device.listParams", { page: 2 });
  store.setItem("device.selectedIds", [1]);
  expect(changed).not.toHaveBeenCalled();
  store.setItem("device.columns", ["name"]);
  store.setItem("kit.density", "compact");
  store.removeItem("device.columns");
  expect(changed.mock.calls).toEqual([["device.columns"], ["kit.density"], ["device.columns"]]);
  expect(preferenceMarksOf("anna").keys().toSorted()).toEqual(["device.columns", "kit.density"]);
  expect(preferenceMarksOf("anna").isChanged("device.columns")).toBe(true);
  expect(preferenceMarksOf("bob").keys()).toEqual([]);
});

it("shows what another browser chose, and where a list was left follows its page size", () => {
  const store = createPreferences("anna", true);
  const listener = vi.fn();
  store.subscribe("device.perPage", listener);
  store.setItem("device.listParams", { page: 7, perPage: 10, sort: "uid" });
  store.receive("device.perPage", 50, true);
  store.receive("device.perPage", 100, false);
  expect(listener.mock.calls).toEqual([[50]]);
  expect(store.getItem("device.listParams")).toEqual({ page: 1, perPage: 100, sort: "uid" });
  store.receive("order.perPage", 50, true);
  expect(store.getItem("order.listParams")).toBeUndefined();
  expect(preferenceMarksOf("anna").keys()).toEqual([]);
});

it("follows another tab, and stops when it is torn down", () => {
  const store = createPreferences("anna");
  const listener = vi.fn();
  store.subscribe("theme", listener);
  store.setup();
  const change = (key: string | null, newValue: string | null) =>
    dispatchEvent(new StorageEvent("storage", { key, newValue }));
  change("console.preferences:anna:theme", '"dark"');
  change("console.preferences:bob:theme", '"light"');
  change("console.preferences:anna:theme", "{broken");
  change(null, null);
  store.teardown();
  change("console.preferences:anna:theme", '"late"');
  expect(listener.mock.calls).toEqual([["dark"], [undefined], [undefined]]);
});

it("removes by key and by prefix, and takes broken text for nothing", () => {
  const store = createPreferences("anna");
  store.setItem("device.columns", 1);
  store.setItem("device.savedFilters", 2);
  store.setItem("order.columns", 3);
  store.removeItems("device.");
  expect(store.listItems?.()).toEqual({ "order.columns": 3 });
  store.setItem("order.columns", undefined);
  expect(store.listItems?.()).toEqual({});
  localStorage.setItem("console.preferences:anna:x", "{");
  expect(store.getItem("x", "fallback")).toBe("fallback");
});

it("answers the language the page speaks, whatever was saved", () => {
  language.set("zh-TW");
  const store = createPreferences("anna");
  store.setItem("locale", "en");
  expect(store.getItem("locale")).toBe("zh-TW");
});
