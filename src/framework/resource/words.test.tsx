// @vitest-environment happy-dom
import { renderHook, waitFor } from "@testing-library/react";
import { type I18nProvider, I18nContextProvider } from "ra-core";
import type { ReactNode } from "react";
import { expect, it, vi } from "vitest";
import { loadVisitedWords, useResourceWords } from "./words";

const resource = (name: string) => {
  const table = (language: string) => async () => ({ default: { [`${name}.name`]: `${name} ${language}` } });
  return { name, words: { en: table("en"), "zh-CN": table("zh-CN"), "zh-TW": table("zh-TW") } };
};
const plain: I18nProvider = { translate: (key) => key, changeLocale: async () => undefined, getLocale: () => "en" };
const within =
  (provider: I18nProvider) =>
  ({ children }: { readonly children: ReactNode }) => (
    <I18nContextProvider value={provider}>{children}</I18nContextProvider>
  );

it("are ready once they were added, at once where they are there already, and come along in other languages", async () => {
  const addWords = vi.fn();
  const [card, wrapper] = [resource("card"), within({ ...plain, ...{ addWords } })];
  const { result } = renderHook(() => useResourceWords(card), { wrapper });
  expect(result.current).toBe(false);
  await waitFor(() => expect(result.current).toBe(true));
  expect(addWords).toHaveBeenCalledWith("en", { "card.name": "card en" });
  expect(renderHook(() => useResourceWords(card), { wrapper }).result.current).toBe(true);
  expect(await loadVisitedWords("zh-CN")).toContainEqual({ "card.name": "card zh-CN" });
  expect(await loadVisitedWords("fr")).toEqual([]);
});

it.each([plain, { ...plain, addWords: "none" }])("are empty where the provider takes none", async (provider) => {
  const load = vi.fn(async () => ({ default: {} }));
  const words = { en: load, "zh-CN": load, "zh-TW": load };
  const { result } = renderHook(() => useResourceWords({ name: "x", words }), { wrapper: within(provider) });
  await waitFor(() => expect(result.current).toBe(true));
  expect(load).not.toHaveBeenCalled();
});
