import { configure, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { CoreAdminContext, memoryStore, ResourceContextProvider, TestMemoryRouter, testDataProvider } from "ra-core";
import { describe, expect, it, vi } from "vitest";
import { TextColumn } from "../../../src/framework/list/columns/columns";
import { TreeListView } from "./TreeListView";

const data = [
  { id: 1, up: 0, name: "Head office" },
  { id: 2, up: 1, name: "North" },
  { id: 3, up: 2, name: "Harbour" },
  { id: 4, up: 1, name: "South" },
];

const i18nProvider = {
  translate: (key: string, { _, count, total }: Readonly<Record<string, unknown>> = {}) =>
    [_ ?? key, count, total].filter((one) => one !== undefined).join(" "),
  changeLocale: async () => undefined,
  getLocale: () => "en",
};

const show = () => {
  const getList = vi.fn(async (_: string, { filter }: { readonly filter: { readonly id?: readonly number[] } }) => ({
    data: data.filter(({ id }) => filter.id?.includes(id) ?? true),
    total: data.length,
  }));
  const deleteMany = vi.fn(async () => ({ data: [] }));
  const dataProvider = Object.assign(testDataProvider(), { getList, deleteMany });
  render(
    <TestMemoryRouter>
      <CoreAdminContext dataProvider={dataProvider} store={memoryStore()} i18nProvider={i18nProvider}>
        <ResourceContextProvider value="company">
          <TreeListView parent="up">
            <TextColumn source="name" />
          </TreeListView>
        </ResourceContextProvider>
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
  return { deleteMany };
};
const search = async (value: string) => {
  fireEvent.change(await screen.findByRole("searchbox"), { target: { value } });
  await waitFor(() => expect(document.querySelector(".ui-guide") === null).toBe(value === ""));
};
/** Presses Delete of the selection, and answers the dialog. */
const askToDelete = async () => {
  fireEvent.click(await screen.findByRole("button", { name: "ui.delete.button" }));
  return screen.findByRole("dialog");
};
const names = () => screen.getAllByRole("rowheader").map((cell) => cell.textContent);
const find = async (name: string) => (await screen.findByText(name)).closest("tr");

// A slow machine must not fail the test.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });
describe("TreeListView", () => {
  it("announces levels, and folds a branch", async () => {
    show();
    const north = await find("North");
    expect(north?.getAttribute("aria-level")).toBe("2");
    fireEvent.click(north?.querySelector('[data-press="fold"]') ?? document.body);
    expect(names()).toEqual(["Head office", "North", "South"]);
    expect((await find("North"))?.getAttribute("aria-expanded")).toBe("false");
  });

  it("keeps the ancestors of matches", async () => {
    show();
    await find("North");
    await search("harb");
    await waitFor(() => expect(names()).toEqual(["Head office", "North", "Harbour"]));
  });

  it("folds with the arrow keys", async () => {
    show();
    await find("North");
    const tree = screen.getByRole("treegrid");
    fireEvent.keyDown(tree, { key: "Home" });
    fireEvent.keyDown(tree, { key: "ArrowLeft" });
    expect(names()).toEqual(["Head office"]);
  });

  it("starts each arrow key from the row that the one before it reached", async () => {
    show();
    await find("North");
    const tree = screen.getByRole("treegrid");
    // Fires events as a browser does. `act` would draw everything after each key.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    for (const key of ["Home", "ArrowDown", "ArrowDown"]) {
      tree.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      // On a slow machine, only microtasks run between the keys while an arrow key is held.
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    }
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    expect(document.getElementById(tree.getAttribute("aria-activedescendant") ?? "")?.textContent).toContain("Harbour");
  });

  it("leads into a branch and out of it with the arrow keys", async () => {
    show();
    await find("North");
    const tree = screen.getByRole("treegrid");
    const active = () => document.getElementById(tree.getAttribute("aria-activedescendant") ?? "")?.textContent ?? "";
    fireEvent.keyDown(tree, { key: "Home" });
    fireEvent.keyDown(tree, { key: "ArrowRight" });
    expect(active()).toContain("North");
    fireEvent.keyDown(tree, { key: "ArrowLeft" });
    fireEvent.keyDown(tree, { key: "ArrowLeft" });
    expect(active()).toContain("Head office");
  });

  it("draws the ancestors of a match for orientation only: no box, no menu, no number", async () => {
    show();
    await find("North");
    await search("harb");
    await waitFor(() => expect(names()).toHaveLength(3));
    const north = within((await find("North")) ?? document.body);
    expect(north.queryAllByRole("checkbox").length + north.queryAllByRole("button").length).toBe(0);
    expect((await find("North"))?.className).toContain("ui-guide");
    expect(within((await find("Harbour")) ?? document.body).getAllByRole("checkbox")).toHaveLength(1);
    await screen.findByText("ui.tree.found 1 4");
  });

  it.each(["the box in the head", "Control and A", "a range"])("selects with %s only what matches", async (way) => {
    const { deleteMany } = show();
    await find("North");
    // Finds Harbour below North, and South.
    await search(way === "a range" ? "ou" : "harb");
    const tree = screen.getByRole("treegrid");
    if (way === "the box in the head") fireEvent.click(screen.getByRole("checkbox", { name: "ui.select.page" }));
    else if (way === "Control and A") fireEvent.keyDown(tree, { key: "a", ctrlKey: true });
    else {
      fireEvent.keyDown(tree, { key: "Home" });
      fireEvent.keyDown(tree, { key: "ArrowDown", shiftKey: true });
    }
    const wanted = way === "a range" ? [3, 4] : [3];
    await screen.findByText(`ui.select.count ${wanted.length}`);
    const dialog = await askToDelete();
    const go = within(dialog).getAllByRole("button").at(-1);
    fireEvent.click(go ?? document.body);
    await waitFor(() => expect(deleteMany).toHaveBeenCalledWith("company", { ids: wanted }));
  });

  it("deselects rows that do not match, and selects them again when the search ends", async () => {
    show();
    const north = await find("North");
    fireEvent.click(within(north ?? document.body).getByRole("checkbox"));
    await screen.findByText("ui.select.count 1");
    await search("harb");
    await waitFor(() => expect(screen.queryByText("ui.select.count 1")).toBeNull());
    await search("");
    await screen.findByText("ui.select.count 1");
  });

  it("leads the arrow keys past ancestors that do not match", async () => {
    show();
    await find("North");
    await search("ou");
    await waitFor(() => expect(names()).toEqual(["Head office", "North", "Harbour", "South"]));
    const tree = screen.getByRole("treegrid");
    const active = () => document.getElementById(tree.getAttribute("aria-activedescendant") ?? "")?.textContent ?? "";
    for (const [key, name] of [
      ["Home", "Harbour"],
      ["ArrowDown", "South"],
      ["ArrowUp", "Harbour"],
      ["ArrowUp", "Harbour"],
      ["ArrowLeft", "Harbour"],
      ["End", "South"],
    ] as const) {
      fireEvent.keyDown(tree, { key });
      expect(active()).toContain(name);
    }
  });

  it("says before it changes a parent that what is below it and not selected stays as it is", async () => {
    show();
    const head = await find("Head office");
    fireEvent.click(within(head ?? document.body).getByRole("checkbox"));
    expect((await askToDelete()).textContent).toContain("ui.tree.below 3");
  });
});
