import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { beginFirstList } from "./firstList";
import * as token from "./token";

const KEY = "console.first:/product/device";
const BODY = JSON.stringify({ page_index: 1 });
const answered = vi.fn(async (_url: string, _init: RequestInit) => new Response("{}"));

const arriveAt = (address: string, kept: string) => {
  history.replaceState(null, "", address);
  localStorage.setItem(KEY, kept);
  beginFirstList();
};

beforeEach(() => {
  localStorage.clear();
  answered.mockClear();
  vi.stubGlobal("fetch", answered);
  token.set("t");
});
afterEach(() => {
  window.firstList = undefined;
  localStorage.clear();
  vi.unstubAllGlobals();
});

it("requests what the list at this address requested first at the last visit", () => {
  arriveAt("/product/device?lang=en", JSON.stringify(["/v2/device/list", BODY]));
  expect(answered).toHaveBeenCalledOnce();
  const [url, init] = answered.mock.calls[0] ?? [];
  expect(url).toBe("/api/v2/device/list");
  expect(init).toMatchObject({ method: "POST", body: BODY, redirect: "error", headers: { Authorization: "Bearer t" } });
  expect(window.firstList).toMatchObject({ path: "/v2/device/list", body: BODY });
});

it.each([
  ["an address with a filter", "/product/device?lang=en&filter=x", JSON.stringify(["/v2/device/list", BODY])],
  ["another address", "/product/goods?lang=en", JSON.stringify(["/v2/device/list", BODY])],
  ["no path", "/product/device", JSON.stringify(["https://evil.example/", BODY])],
  ["no body", "/product/device", JSON.stringify(["/v2/device/list"])],
  ["no JSON", "/product/device", "{"],
])("requests nothing for %s", (_, address, kept) => {
  arriveAt(address, kept);
  expect(answered).not.toHaveBeenCalled();
});
