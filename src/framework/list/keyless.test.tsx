// Rows without a key are drawn. Controls that need the key are disabled, and say why.
import { configure, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { CoreAdminContext, memoryStore, ResourceContextProvider, TestMemoryRouter, testDataProvider } from "ra-core";
import type { ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import { keylessId } from "../wire/keyless";
import { ListView, TextColumn } from "./index";

configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });

const keyless = [0, 2].map((at) => ({ at, row: { id: keylessId(at), name: `bare ${at}` } }));
const answer = { data: [{ id: 7, name: "keyed" }], total: 3, meta: { keyless } };
const i18nProvider = {
  translate: (key: string, options?: { readonly _?: string }) => options?._ ?? key,
  changeLocale: async () => undefined,
  getLocale: () => "en",
};

const show = (list: ReactNode, answered: object = answer) => {
  const at = { path: "" };
  const dataProvider = Object.assign(testDataProvider(), { getList: async () => answered });
  render(
    <TestMemoryRouter
      initialEntries={["/thing"]}
      locationCallback={({ pathname, search }) => Object.assign(at, { path: pathname + search })}
    >
      <CoreAdminContext dataProvider={dataProvider} store={memoryStore()} i18nProvider={i18nProvider}>
        <ResourceContextProvider value="thing">{list}</ResourceContextProvider>
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
  return at;
};
const name = <TextColumn source="name" />;
const rowOf = async (text: string) => {
  const row = (await screen.findByText(text)).closest("tr");
  if (row === null) throw new Error(`no row ${text}`);
  return row;
};
const names = () => screen.getAllByRole("rowheader").map((cell) => cell.textContent);
const stateOf = (row: Element) =>
  [...row.querySelectorAll<HTMLInputElement | HTMLButtonElement>("input, [aria-haspopup]")].map(
    ({ disabled, title }) => [disabled, title],
  );

const OFF = [true, "ui.keyless"];
const ON = [false, ""];

describe("rows without a key in a list", () => {
  const list = <ListView>{name}</ListView>;
  it("are at their places, cannot be used, and say why", async () => {
    show(list);
    expect(stateOf(await rowOf("bare 0"))).toEqual([OFF, OFF]);
    expect(stateOf(await rowOf("keyed"))).toEqual([ON, ON]);
    expect(names()).toEqual(["bare 0", "keyed", "bare 2"]);
    expect((await screen.findByText(/^ui.keyless ui.keyless_host$/)).getAttribute("role")).toBe("status");
    expect((await rowOf("bare 2")).querySelector("a")).toBeNull();
  });

  it("open nothing by a press or by a key, and cannot be selected", async () => {
    const at = show(list);
    const row = await rowOf("bare 0");
    fireEvent.click(row);
    fireEvent.click(row.querySelector("[data-press=select]") ?? document.body);
    const table = row.closest("table") ?? document.body;
    fireEvent.focus(table);
    for (const key of ["Home", "Enter", " ", "F2"]) fireEvent.keyDown(table, { key });
    expect(at.path).toBe("/thing");
    expect(document.querySelector("[aria-selected=true]")).toBeNull();
    expect(screen.queryByRole("complementary")).toBeNull();
    fireEvent.click(screen.getByRole("checkbox", { name: "ui.select.page" }));
    await waitFor(async () => expect((await rowOf("keyed")).getAttribute("aria-selected")).toBe("true"));
    expect(document.querySelectorAll("[aria-selected=true]")).toHaveLength(1);
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "ui.select.page" }).checked).toBe(true);
  });
});

it("a list that is cut says so", async () => {
  show(<ListView>{name}</ListView>, { ...answer, meta: { isCut: true } });
  expect((await screen.findByText("ui.page.cut")).getAttribute("role")).toBe("status");
});
