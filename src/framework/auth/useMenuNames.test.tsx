// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { fakePlatform } from "../wire/fakePlatform";
import { host } from "../wire/Host";
import { useMenuNames } from "./useMenuNames";

const { path, key, names } = host().menus;
const rows = [{ [key]: " operate ", [names.en]: "Operations", [names["zh-CN"]]: 7 }];
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);
const known = { operate: { en: "Operations", zh: "" } };

afterEach(() => vi.unstubAllGlobals());

it("come when the browser has time for them", async () => {
  let idle: () => void = () => undefined;
  vi.stubGlobal("requestIdleCallback", (work: () => void) => (idle = work));
  const asked = fakePlatform({ [path]: { code: 200, data: rows, count: 1 } });
  const { result } = renderHook(useMenuNames, { wrapper });
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect([asked.length, result.current]).toEqual([0, {}]);
  idle();
  await waitFor(() => expect(result.current).toEqual(known));
});

it("come a moment later where a browser does not tell, and are none for whoever may not read them", async () => {
  vi.stubGlobal("requestIdleCallback", undefined);
  fakePlatform({ [path]: { code: 200, data: rows, count: 1 } });
  const { result } = renderHook(useMenuNames, { wrapper });
  await waitFor(() => expect(result.current).toEqual(known));
  const asked = fakePlatform({ [path]: { code: 513 } });
  const refused = renderHook(useMenuNames, { wrapper });
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(refused.result.current).toEqual({});
});
