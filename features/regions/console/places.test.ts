// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderHook } from "@testing-library/react";
import { createElement, type ReactNode } from "react";
import { expect, it } from "vitest";
import { countriesIn, usePlaceNames } from "./places";

it("countries are those of the world, and no union, no region and no unknown place", () => {
  const names = countriesIn("en");
  expect(names).toEqual(expect.arrayContaining(["China", "Germany", "Brazil", "United Arab Emirates"]));
  expect(names.length).toBeGreaterThan(200);
  const none = ["European Union", "Eurozone", "United Nations", "Outlying Oceania", "Unknown Region"];
  for (const one of [...none, "Pseudo-Accents", "Pseudo-Bidi"]) expect(names).not.toContain(one);
  expect(countriesIn("de").indexOf("Ägypten")).toBeLessThan(countriesIn("de").indexOf("Zypern"));
});

it("a place whose name in a language is not known is called as it was written", () => {
  const wrapper = ({ children }: { readonly children: ReactNode }) =>
    createElement(QueryClientProvider, { client: new QueryClient() }, children);
  const { of, ofCountry } = renderHook(() => usePlaceNames("China", "en"), { wrapper }).result.current;
  expect([of("Guangdong"), of("Guangdong", "Shenzhen", "Nanshan"), of()]).toEqual(["Guangdong", "Nanshan", ""]);
  expect(ofCountry("China")).toBe("China");
});
