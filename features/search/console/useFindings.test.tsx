// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from "@testing-library/react";
import { CoreAdminContext, memoryStore, TestMemoryRouter } from "ra-core";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { thingResource, i18nProviderOf } from "../../../tests/forms/formHarness";
import { bearer } from "../../../src/framework/wire/calls";
import { fakePlatform } from "../../../src/framework/wire/fakePlatform";
import type { ReachableResource } from "./reachable";
import type { SearchSource } from "./SearchSource";
import { useFindings } from "./useFindings";
import { useRecords } from "./useRecords";
import { VISITS_KEY } from "./visits";

const view = async () => ({ default: () => null });
const place = { path: "/cards", menu: "cards", icon: "sim", label: "Cards", section: "Product" };
const resource = {
  ...thingResource,
  name: "card",
  calls: async () => ({ list: bearer.list("/card/list") }),
  views: { show: view },
};
const cards: ReachableResource = { resource, place, base: "/cards" };
const answering = () => fakePlatform({ "/card/list": { code: 200, data: [{ id: 1, name: "Berlin 北京" }], count: 1 } });

beforeEach(() => void answering());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the search for records", () => {
  const reached = [cards];
  const search = (typed: string, where = reached) =>
    renderHook(({ text }) => useRecords(where, text), { initialProps: { text: typed } });

  it("waits for two letters, but one Chinese character is enough", async () => {
    const asked = answering();
    const { result, rerender } = search("b");
    expect(result.current).toEqual({ found: [], busy: false });
    rerender({ text: "北" });
    expect(result.current.busy).toBe(true);
    await waitFor(() => expect(result.current).toMatchObject({ found: [{ label: "Berlin 北京" }], busy: false }));
    expect(asked.map(({ body }) => body)).toMatchObject([{ q: "北" }]);
    rerender({ text: " " });
    expect(result.current).toEqual({ found: [], busy: false });
  });

  it("is busy nowhere where there is nothing to search", () => {
    expect(search("berlin", []).result.current).toEqual({ found: [], busy: false });
  });
});

describe("what the search offers", () => {
  const source: SearchSource = {
    places: [place],
    sections: [],
    menuWords: [],
    may: () => true,
    commands: [{ key: "c", kind: "action", label: "Cards in the dark", hint: "", icon: "moon", also: [], to: "/" }],
  };
  const open = (text: string, visits: readonly object[]) => {
    const store = memoryStore({ [VISITS_KEY]: visits });
    const wrapper = ({ children }: { readonly children: ReactNode }) => (
      <TestMemoryRouter>
        <CoreAdminContext store={store} i18nProvider={i18nProviderOf()}>
          {children}
        </CoreAdminContext>
      </TestMemoryRouter>
    );
    return renderHook(() => useFindings(source, text), { wrapper });
  };
  const visits = Array.from({ length: 10 }, (_, at) => ({ path: `/cards/${at}`, label: `Cards No. ${at}` }));
  const groupsOf = ({ result }: ReturnType<typeof open>) =>
    result.current.groups.map(({ kind, findings }) => [kind, findings.length]);

  it("is what was visited last, and the screens where nothing was", () => {
    expect(groupsOf(open("", visits))).toEqual([["recent", 8]]);
    expect(groupsOf(open("", []))).toEqual([["screen", 1]]);
  });

  it("goes by the words of the menu that is shown now, whichever arrive first", async () => {
    const arrived: ((table: { default: Record<string, string> }) => void)[] = [];
    const menu = (): SearchSource => ({
      ...source,
      menuWords: [() => new Promise((resolve) => arrived.push(resolve))],
    });
    const wrapper = ({ children }: { readonly children: ReactNode }) => (
      <TestMemoryRouter>
        <CoreAdminContext store={memoryStore()} i18nProvider={i18nProviderOf()}>
          {children}
        </CoreAdminContext>
      </TestMemoryRouter>
    );
    const { result, rerender } = renderHook(({ of, text }) => useFindings(of, text), {
      wrapper,
      initialProps: { of: menu(), text: "karten" },
    });
    const shown = menu();
    rerender({ of: shown, text: "karten" });
    arrived[1]?.({ default: { "menu.cards": "Tarjetas" } });
    rerender({ of: shown, text: "tarjetas" });
    await waitFor(() => expect(result.current.groups).toMatchObject([{ kind: "screen" }]));
    arrived[0]?.({ default: { "menu.cards": "Karten" } });
    await new Promise((resolve) => setTimeout(resolve));
    rerender({ of: shown, text: "karten" });
    expect(result.current.groups).toEqual([]);
  });

  it("is screens, then commands, then what was visited, a few of each", () => {
    expect(groupsOf(open("cards", [{ path: "/cards", label: "" }, ...visits]))).toEqual([
      ["screen", 1],
      ["action", 1],
      ["recent", 8],
    ]);
  });
});
