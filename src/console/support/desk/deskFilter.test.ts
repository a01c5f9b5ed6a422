import { afterEach, expect, it } from "vitest";
import { setConfig } from "pilothouse/testing";
import { filterParams, readDeskFilter, availableTabs } from "./deskFilter";

afterEach(() => setConfig(null));

it("shows what is open unless the address asks for something else", () => {
  for (const text of [null, "", "no JSON", "[]", '{"state":[1,3]}', '{"state":"x"}'])
    expect(readDeskFilter(text)).toEqual({ tab: "open", search: "", narrowed: {} });
  expect(readDeskFilter('{"state":[2,1]}').tab).toBe("open");
  expect(readDeskFilter('{"state":3}').tab).toBe("resolved");
});

it("reads a list's filters, and no field it does not know", () => {
  const read = readDeskFilter('{"state":[2],"account_id":7,"user_id":[3,"4"],"uid":"","remark":"x","q":"夜"}');
  expect(read).toEqual({ tab: "processing", search: "夜", narrowed: { account_id: ["7"], user_id: ["3", "4"] } });
});

it("writes what it reads", () => {
  const filter = readDeskFilter('{"state":[1],"app_id":[9],"q":"night"}');
  expect(readDeskFilter(JSON.stringify(filterParams(filter)))).toEqual(filter);
});

it("has no tab of two states where the platform takes one", () => {
  expect(availableTabs()).toEqual(["open", "pending", "processing", "resolved"]);
  setConfig({ given: { can: [] } });
  expect(availableTabs()).toEqual(["pending", "processing", "resolved"]);
  expect(filterParams(readDeskFilter(null))).toEqual({ state: [1] });
  expect(readDeskFilter('{"state":[1,2]}').tab).toBe("pending");
});
