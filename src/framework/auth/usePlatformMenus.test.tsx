// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { fakePlatform } from "../wire/fakePlatform";
import { hostInside } from "../wire/HostInside";
import * as storage from "../wire/storage";
import { usePlatformMenus } from "./usePlatformMenus";

const { menus } = hostInside();
if (!menus) throw new Error("The console of this repository has menus.");
const { path, id, key, names } = menus;
const rows = [{ [id]: 4, [key]: " operate ", [names.en]: "Operations", [names["zh-CN"]]: null }];
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);
const known = [{ id: "4", key: "operate", parent: "", icon: "", en: "Operations", zh: "" }];

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it("come when the browser has time for them", async () => {
  let idle: () => void = () => undefined;
  vi.stubGlobal("requestIdleCallback", (work: () => void) => (idle = work));
  const asked = fakePlatform({ [path]: { code: 200, data: rows, count: 1 } });
  const { result } = renderHook(usePlatformMenus, { wrapper });
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect([asked.length, result.current]).toEqual([0, undefined]);
  idle();
  await waitFor(() => expect(result.current).toEqual(known));
});

it("come a moment later where a browser has no idle callback, and are empty for accounts that may not read them", async () => {
  vi.stubGlobal("requestIdleCallback", undefined);
  fakePlatform({ [path]: { code: 200, data: rows, count: 1 } });
  const { result } = renderHook(usePlatformMenus, { wrapper });
  await waitFor(() => expect(result.current).toEqual(known));
  localStorage.clear();
  const asked = fakePlatform({ [path]: { code: 513 } });
  const refused = renderHook(usePlatformMenus, { wrapper });
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(refused.result.current).toBeUndefined();
});

it("are those of the last look at first, so that the menu does not change while somebody reads it", async () => {
  vi.stubGlobal("requestIdleCallback", () => undefined);
  storage.set(storage.ownKey("menus"), JSON.stringify(known));
  expect(renderHook(usePlatformMenus, { wrapper }).result.current).toEqual(known);
  storage.set(storage.ownKey("menus"), '[{"key":7}]');
  expect(renderHook(usePlatformMenus, { wrapper }).result.current).toBeUndefined();
});
