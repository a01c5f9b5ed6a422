import { afterEach, expect, it, vi } from "vitest";
import * as language from "../wire/language";
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
  const told = vi.fn();
  store.subscribe("b.density", told);
  store.useFor("other");
  expect(told).toHaveBeenCalledWith(undefined);
  expect(store.getItem("b.density", "standard")).toBe("standard");
  store.useFor("a");
  expect(told).toHaveBeenLastCalledWith("compact");
});

it("follows another tab, and stops when it is torn down", () => {
  const store = createPreferences("anna");
  const told = vi.fn();
  store.subscribe("theme", told);
  store.setup();
  const change = (key: string | null, newValue: string | null) =>
    dispatchEvent(new StorageEvent("storage", { key, newValue }));
  change("console.preferences:anna:theme", '"dark"');
  change("console.preferences:bob:theme", '"light"');
  change("console.preferences:anna:theme", "{broken");
  change(null, null);
  store.teardown();
  change("console.preferences:anna:theme", '"late"');
  expect(told.mock.calls).toEqual([["dark"], [undefined], [undefined]]);
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
