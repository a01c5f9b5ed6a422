import { configure, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { CoreAdminContext, memoryStore, ResourceContextProvider, TestMemoryRouter, testDataProvider } from "ra-core";
import { describe, expect, it, vi } from "vitest";
import { TextColumn } from "../columns/columns";
import { TreeListView } from "./TreeListView";

const data = [
  { id: 1, up: 0, name: "Head office" },
  { id: 2, up: 1, name: "North" },
  { id: 3, up: 2, name: "Harbour" },
  { id: 4, up: 1, name: "South" },
];

const show = () => {
  const getList = vi.fn(async () => ({ data, total: data.length }));
  render(
    <TestMemoryRouter>
      <CoreAdminContext dataProvider={Object.assign(testDataProvider(), { getList })} store={memoryStore()}>
        <ResourceContextProvider value="company">
          <TreeListView parent="up">
            <TextColumn source="name" />
          </TreeListView>
        </ResourceContextProvider>
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
};
const names = () => screen.getAllByRole("rowheader").map((cell) => cell.textContent);
const find = async (name: string) => (await screen.findByText(name)).closest("tr");

// A slow machine must not fail the test.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });
describe("TreeListView", () => {
  it("tells levels, and folds a branch", async () => {
    show();
    const north = await find("North");
    expect(north?.getAttribute("aria-level")).toBe("2");
    fireEvent.click(north?.querySelector('[data-press="fold"]') ?? document.body);
    expect(names()).toEqual(["Head office", "North", "South"]);
    expect((await find("North"))?.getAttribute("aria-expanded")).toBe("false");
  });

  it("keeps the way to what is searched", async () => {
    show();
    await find("North");
    fireEvent.change(await screen.findByRole("searchbox"), { target: { value: "harb" } });
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
    // As a browser does, without act, which would draw everything after each key.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    for (const key of ["Home", "ArrowDown", "ArrowDown"]) {
      tree.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      // Microtasks alone run between the keys of somebody who holds an arrow on a slow machine.
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
});
