// @vitest-environment happy-dom
// Tests with which view a list opens, and which requests are sent before that.
import { QueryClient } from "@tanstack/react-query";
import { cleanup, configure, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { CoreAdminContext, ResourceContextProvider, type Store, TestMemoryRouter, testDataProvider } from "ra-core";
import { useLocation } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createPreferences } from "../../../src/framework/preferences/preferences";
import { ActionButton } from "../../../src/framework/actions/ActionButton";
import { ListView, NumberColumn, type DefinedView, TextColumn, TextFilter } from "../../../src/framework/list/index";
import { Filled } from "../../../src/framework/slots";
import { views as feature } from "./index";
import { readView } from "./readView";
import * as access from "../../../src/framework/resource/access";
import * as host from "../../../src/framework/wire/Host";
import * as stores from "./viewStores";

const i18nProvider = {
  translate: (key: string, options?: { readonly _?: string }) => options?._ ?? key,
  changeLocale: async () => undefined,
  getLocale: () => "en",
};
const row = { id: "v1", of: "things", name: "Large", whose: "role", opens: true, changes: false, row_version: 1 };
const value = {
  filter: { name: "a" },
  sort: { field: "size", order: "DESC" },
  columns: { order: ["former", "name"], hidden: ["size"], widths: {} },
  density: "compact",
};
const large = { ...row, value, left_out: ["phone"] };
const mine = {
  ...row,
  id: "v2",
  name: "Mine",
  whose: "own",
  opens: false,
  changes: true,
  value: { filter: { name: "b" } },
};

let address = "";
const Address = () => {
  const { search } = useLocation();
  address = search;
  return null;
};

const show = (
  search: string,
  store: Store = createPreferences("mia"),
  views: readonly object[] = [],
  shipped?: readonly DefinedView[],
) => {
  const getList = vi.fn(async (_: string, asked: object) => ({
    data: [{ id: 1, name: "row", size: 5, asked }],
    total: 1,
  }));
  const queryClient = new QueryClient();
  queryClient.setQueryData(["auth", "getIdentity"], { id: "mia", account: { views } });
  const list = (
    <ResourceContextProvider value="things">
      <ListView
        sort={{ field: "id", order: "ASC" }}
        filters={[<TextFilter key="name" source="name" />]}
        rowActions={[<ActionButton key="approve" label="Approve" request={vi.fn()} />]}
        {...(shipped && { views: shipped })}
      >
        <TextColumn source="name" />
        <NumberColumn source="size" />
        <TextColumn source="place" />
        <TextColumn source="left" extra />
      </ListView>
    </ResourceContextProvider>
  );
  render(
    <TestMemoryRouter initialEntries={[`/${search}`]}>
      <CoreAdminContext
        authProvider={{
          login: async () => undefined,
          logout: async () => undefined,
          checkAuth: async () => undefined,
          checkError: async () => undefined,
          getPermissions: async () => undefined,
          getIdentity: async () => ({ id: "mia", account: { views } }),
        }}
        dataProvider={Object.assign(testDataProvider(), { getList })}
        store={store}
        i18nProvider={i18nProvider}
        queryClient={queryClient}
      >
        <Filled by={feature.fills}>{list}</Filled>
        <Address />
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
  return { getList, store };
};

const asked = ({ getList }: ReturnType<typeof show>) =>
  getList.mock.calls.map(([, params]) => ("filter" in params ? params.filter : null));
const query = () => Object.fromEntries(new URLSearchParams(address));
const columns = () =>
  [...document.querySelectorAll<HTMLElement>("th[data-source]")].map(({ dataset }) => dataset.source);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1000);
  vi.spyOn(stores, "areViewsOnPlatform").mockReturnValue(true);
  vi.spyOn(stores.platformViews, "list").mockResolvedValue([large, mine].map(readView));
  vi.spyOn(stores.platformViews, "roles").mockResolvedValue([]);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("a list with views", () => {
  it("opens with what its role opens it with, and asks for those rows alone", async () => {
    const shown = show("?lang=zh", createPreferences("mia"), [{ ...large, of: "others" }, large]);
    await screen.findByRole("grid");
    await waitFor(() => expect(asked(shown)).toEqual([{ name: "a" }]));
    expect(query()).toMatchObject({ view: "v1", sort: "size", order: "DESC" });
    expect(columns()).toEqual(["name", "place"]);
    const tab = await screen.findByRole("button", { name: "Large" });
    expect(tab.getAttribute("aria-current")).toBe("true");
    // A note names the missing fields, and the other fields are shown.
    expect(screen.getByRole("note").textContent).toBe("ui.view.left_out");
    expect(screen.queryByRole("button", { name: "ui.view.save_as" })).toBeNull();
  });

  it("opens with what waits for a decision, for people who may decide", async () => {
    const waiting = [{ name: "waiting", when: { size: [1] }, count: "decide" }] as const;
    const shown = show("", createPreferences("mia"), [], waiting);
    await waitFor(() => expect(asked(shown)[0]).toEqual({ size: [1] }));
    expect(query()).toMatchObject({ view: ".waiting" });
    // The actions of its rows are in the rows.
    await screen.findAllByRole("button", { name: "Approve" });
    press("ui.view.all");
    await waitFor(() => expect(screen.queryByRole("button", { name: "Approve" })).toBeNull());
    cleanup();
    vi.spyOn(access, "useAllowed").mockReturnValue(false);
    sessionStorage.clear();
    const seen = show("", createPreferences("leo"), [], waiting);
    await waitFor(() => expect(asked(seen)[0]).toEqual({}));
  });

  it("comes with views of its definition, in their order, with their own columns and the number of their rows", async () => {
    vi.spyOn(host, "can").mockImplementation((ability) => ability !== "where");
    const shown = show(
      "",
      createPreferences("mia"),
      [],
      [
        {
          name: "small",
          when: { size: [1, 2] },
          columns: ["name", "left"],
          sort: { field: "size", order: "ASC" },
          count: "act",
        },
        { name: "big", when: { size: [9] } },
        { name: "today", during: { made: "today" } },
      ],
    );
    const tab = await screen.findByRole("button", { name: /things.views.small/ });
    await screen.findByRole("button", { name: "Mine" });
    const tabs = [...(tab.parentElement?.children ?? [])].map((one) => one.textContent);
    expect(tabs.slice(0, 5)).toEqual(["ui.view.all", "Large", "things.views.small", "things.views.big", "Mine"]);
    // The number is requested after the rows.
    await waitFor(() => expect(tab.querySelector("[data-act]")?.textContent).toBe("1"));
    expect(asked(shown)).toEqual([{}, { size: [1, 2] }]);
    fireEvent.click(tab);
    await waitFor(() => expect(columns()).toEqual(["name", "left"]));
    expect(query()).toMatchObject({ view: ".small", filter: '{"size":[1,2]}', sort: "size", order: "ASC" });
    expect(screen.queryByRole("button", { name: "ui.view.save_as" })).toBeNull();
    cleanup();
    const linked = show("?view=.big");
    await screen.findByRole("grid");
    expect(asked(linked)).toEqual([{}]);
  });

  it("is left by All, and does not open with the view again in this tab", async () => {
    const store = createPreferences("mia");
    const shown = show("", store, [large]);
    await screen.findByRole("button", { name: "Large" });
    press("ui.view.all");
    await waitFor(() => expect(asked(shown)).toEqual([{ name: "a" }, {}]));
    expect(query()).not.toHaveProperty("view");
    expect(columns()).toEqual(["name", "size", "place"]);
    cleanup();
    const again = show("", store, [large]);
    await screen.findByRole("grid");
    await waitFor(() => expect(asked(again)).toEqual([{}]));
  });

  it("that was left with a view comes back with it", async () => {
    const store = createPreferences("mia");
    show("", store);
    await screen.findByRole("button", { name: "Mine" });
    press("Mine");
    await waitFor(() => expect(query()).toMatchObject({ view: "v2" }));
    cleanup();
    const again = show("", store, [large]);
    await screen.findByRole("grid");
    await waitFor(() => expect(asked(again)).toEqual([{ name: "b" }]));
    expect(query()).toMatchObject({ view: "v2" });
  });

  it("is opened by a link, and says if the view is not there", async () => {
    const find = vi.spyOn(stores, "findView").mockResolvedValue(readView(mine));
    const shown = show("?view=v2");
    await screen.findByRole("grid");
    expect(find).toHaveBeenCalledWith(expect.anything(), "things", "v2");
    await waitFor(() => expect(asked(shown)).toEqual([{ name: "b" }]));
    cleanup();
    find.mockRejectedValue(new Error("404"));
    const gone = show("?view=none");
    await waitFor(() => expect([asked(gone), query()]).toEqual([[{}], { filter: "{}" }]));
  });

  it("keeps the view while it is sorted, says that it differs, and has columns of its own", async () => {
    const { store } = show("", createPreferences("mia"), [large]);
    await screen.findByRole("button", { name: "Large" });
    fireEvent.click(screen.getAllByRole("button", { name: "name" })[0] ?? document.body);
    await waitFor(() => expect(query()).toMatchObject({ view: "v1", sort: "name" }));
    await screen.findByRole("button", { name: /Large.*ui\.view\.differs/ });
    // Only the person who set the view can save changes in it. Everybody can save it as their own view.
    screen.getByRole("button", { name: "ui.view.save_as" });
    expect(screen.queryByRole("button", { name: "ui.view.save" })).toBeNull();
    expect(store.getItem("things.columns")).toBeUndefined();
    expect(store.getItem("kit.density")).toBeUndefined();
  });
});
