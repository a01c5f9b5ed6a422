// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { AuthProvider } from "ra-core";
import { describe, expect, it, vi } from "vitest";
import { lastAsked, listOf, rowOf, showList } from "../../../tests/lists/listHarness";

const grid = () => screen.findByRole("grid");

describe("ListView", () => {
  it("asks for the first ten rows and shows how many there are", async () => {
    const { getList } = showList();
    await screen.findByRole("rowheader", { name: "row 1" });
    expect(lastAsked(getList).pagination).toEqual({ page: 1, perPage: 10 });
    expect((await grid()).getAttribute("aria-rowcount")).toBe("46");
    expect(rowOf("row 3").getAttribute("aria-rowindex")).toBe("4");
  });

  it("draws far fewer rows than a page of a thousand holds", async () => {
    const { view } = showList({ total: 1000, address: "/?perPage=1000&page=1&sort=id&order=ASC" });
    await screen.findByRole("rowheader", { name: "row 1" });
    expect(view.container.querySelectorAll("tbody tr[data-index]").length).toBeLessThan(40);
    expect(view.container.querySelectorAll("*").length).toBeLessThan(900);
  });

  it("sorts by a header, and the other way when pressed again", async () => {
    const { getList } = showList();
    await screen.findByRole("rowheader", { name: "row 1" });
    const header = () => screen.getByRole("columnheader", { name: "size" });
    fireEvent.click(within(header()).getByRole("button"));
    await waitFor(() => expect(lastAsked(getList).sort).toEqual({ field: "size", order: "ASC" }));
    expect(header().getAttribute("aria-sort")).toBe("ascending");
    fireEvent.click(within(header()).getByRole("button"));
    await waitFor(() => expect(lastAsked(getList).sort).toEqual({ field: "size", order: "DESC" }));
  });

  it("sorts by several headers with Shift, and says which comes first", async () => {
    const { getList } = showList();
    await screen.findByRole("rowheader", { name: "row 1" });
    const press = (name: string, shiftKey: boolean) =>
      fireEvent.click(within(screen.getByRole("columnheader", { name })).getByRole("button"), { shiftKey });
    press("state", false);
    await waitFor(() => expect(lastAsked(getList).sort).toEqual({ field: "state", order: "ASC" }));
    press("size", true);
    await waitFor(() => expect(lastAsked(getList).sort).toEqual({ field: "state,size", order: "ASC" }));
    press("size 2", true);
    await waitFor(() => expect(lastAsked(getList).sort).toEqual({ field: "state,-size", order: "ASC" }));
    expect(screen.getByRole("columnheader", { name: "state 1" }).getAttribute("aria-sort")).toBe("ascending");
    expect(screen.getByRole("columnheader", { name: "size 2" }).getAttribute("aria-sort")).toBe("descending");
    press("name", false);
    await waitFor(() => expect(lastAsked(getList).sort).toEqual({ field: "name", order: "ASC" }));
  });

  it("goes back to page 1 when the page size changes", async () => {
    const { getList } = showList();
    await screen.findByRole("rowheader", { name: "row 1" });
    fireEvent.click(await screen.findByText("3", { selector: ".ui-page" }));
    await waitFor(() => expect(lastAsked(getList).pagination.page).toBe(3));
    fireEvent.change(screen.getByRole("combobox"), { target: { value: "20" } });
    await waitFor(() => expect(lastAsked(getList).pagination).toEqual({ page: 1, perPage: 20 }));
  });

  it("selects a range with shift, and deletes what is selected after asking", async () => {
    const { deleteMany } = showList();
    await screen.findByRole("rowheader", { name: "row 1" });
    fireEvent.click(within(rowOf("row 1")).getByRole("checkbox"));
    fireEvent.click(within(rowOf("row 4")).getByRole("checkbox"), { shiftKey: true });
    expect(rowOf("row 3").getAttribute("aria-selected")).toBe("true");
    fireEvent.click(await screen.findByRole("button", { name: "ui.delete.button" }));
    const dialog = await screen.findByRole("dialog");
    expect(deleteMany).not.toHaveBeenCalled();
    expect(dialog.textContent).toContain("#3");
    fireEvent.click(within(dialog).getByRole("button", { name: "ui.bulk.go" }));
    await waitFor(() => expect(deleteMany).toHaveBeenCalledWith("things", { ids: [1, 2, 3, 4] }));
    await waitFor(() => expect(screen.queryByRole("toolbar")).toBeNull());
  });

  it("moves by keyboard, selects with Space and Shift", async () => {
    showList();
    await screen.findByRole("rowheader", { name: "row 1" });
    const table = await grid();
    act(() => table.focus());
    fireEvent.keyDown(table, { key: "ArrowDown" });
    expect(table.getAttribute("aria-activedescendant")).toBe(rowOf("row 2").id);
    fireEvent.keyDown(table, { key: " " });
    expect(rowOf("row 2").getAttribute("aria-selected")).toBe("true");
    fireEvent.keyDown(table, { key: "ArrowDown", shiftKey: true });
    fireEvent.keyDown(table, { key: "ArrowDown", shiftKey: true });
    expect(screen.getAllByRole("row", { selected: true })).toHaveLength(3);
    fireEvent.keyDown(table, { key: "ArrowUp", shiftKey: true });
    fireEvent.keyDown(table, { key: "ArrowUp", shiftKey: true });
    expect(screen.getAllByRole("row", { selected: true })).toHaveLength(1);
    expect(rowOf("row 2").getAttribute("aria-selected")).toBe("true");
    fireEvent.keyDown(table, { key: "ArrowUp" });
    expect(table.getAttribute("aria-activedescendant")).toBe(rowOf("row 1").id);
    fireEvent.keyDown(table, { key: "End" });
    expect(table.getAttribute("aria-activedescendant")).toBe(rowOf("row 10").id);
  });

  it("moves from cell to cell of a row, and back to the row", async () => {
    showList();
    await screen.findByRole("rowheader", { name: "row 1" });
    const table = await grid();
    act(() => table.focus());
    const press = (key: string) => fireEvent.keyDown(table, { key });
    const active = () => document.getElementById(table.getAttribute("aria-activedescendant") ?? "");
    press("ArrowLeft");
    expect(active()).toBe(rowOf("row 1"));
    press("ArrowRight");
    expect(active()).toBe(screen.getByRole("rowheader", { name: "row 1" }));
    press("End");
    expect(active()).toBe(rowOf("row 1").querySelector("td:nth-last-child(2)"));
    press("ArrowDown");
    expect(active()).toBe(rowOf("row 2").querySelector("td:nth-last-child(2)"));
    press("Home");
    press("ArrowLeft");
    expect(active()).toBe(rowOf("row 2"));
  });

  it("hides what access denies, asking once per action and never per row", async () => {
    const canAccess = vi.fn(async ({ action }: { action: string }) => action === "list" || action === "get");
    const authProvider: AuthProvider = {
      login: async () => undefined,
      logout: async () => undefined,
      checkAuth: async () => undefined,
      checkError: async () => undefined,
      canAccess,
    };
    showList({ authProvider });
    await screen.findByRole("rowheader", { name: "row 1" });
    expect(screen.queryByText("ui.create")).toBeNull();
    expect(screen.queryByRole("button", { name: "ui.export.title" })).toBeNull();
    expect(screen.queryByRole("checkbox")).toBeNull();
    expect(canAccess.mock.calls.length).toBeLessThanOrEqual(6);
    expect(canAccess).toHaveBeenCalledWith({ resource: "things", action: "export" });
  });

  it("says what went wrong, keeps the filters, and tries again", async () => {
    const getList = vi.fn().mockRejectedValue(new Error("the cable is out"));
    showList({ getList, address: `/?filter=${encodeURIComponent('{"name":"abc"}')}` });
    await screen.findByText("the cable is out");
    expect(screen.getByRole<HTMLInputElement>("searchbox", { name: "name" }).value).toBe("abc");
    getList.mockImplementation(listOf(5));
    fireEvent.click(screen.getByRole("button", { name: "ui.retry" }));
    await screen.findByRole("rowheader", { name: "row 1" });
  });

  it("has an anchor for the name of a row, which the browser can open elsewhere", async () => {
    showList();
    const name = within(await screen.findByRole("rowheader", { name: "row 1" })).getByRole("link");
    expect(name.getAttribute("href")).toBe("/things/1/show");
    expect(fireEvent.click(name, { ctrlKey: true })).toBe(true);
    expect(fireEvent.click(name)).toBe(false);
  });

  it("hides a column, and brings it back", async () => {
    showList();
    await screen.findByRole("rowheader", { name: "row 1" });
    fireEvent.click(await screen.findByRole("button", { name: "ui.columns.title" }));
    fireEvent.click(await screen.findByRole("checkbox", { name: "size" }));
    expect(screen.queryByRole("columnheader", { name: "size" })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "ui.columns.reset" }));
    expect(screen.getByRole("columnheader", { name: "size" })).toBeTruthy();
  });

  it("pins a column behind the first, from where no other moves it", async () => {
    showList();
    await screen.findByRole("rowheader", { name: "row 1" });
    fireEvent.click(await screen.findByRole("button", { name: "ui.columns.title" }));
    const heads = () => screen.getAllByRole("columnheader").flatMap(({ dataset }) => dataset.source ?? []);
    const before = heads();
    const last = before.at(-1) ?? "";
    const item = async () => (await screen.findByRole("checkbox", { name: last })).closest("li") ?? document.body;
    fireEvent.click(within(await item()).getByRole("button", { name: "ui.columns.pin" }));
    expect(heads()).toEqual([before[0], last, ...before.slice(1, -1)]);
    expect(within(await item()).getByRole("button", { name: "ui.columns.down" })).toHaveProperty("disabled", true);
    fireEvent.click(within(await item()).getByRole("button", { pressed: true }));
    expect(heads()).toEqual(before);
  });
});
