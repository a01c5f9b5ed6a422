import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { DataProvider } from "ra-core";
import { describe, expect, it } from "vitest";
import type { Reference } from "../wire/contract";
import { singleRecordProvider, renderView } from "../../../tests/forms/formHarness";
import { ReferenceTreeField } from "./ReferenceTreeField";
import { ShowGroup } from "./ShowGroup";
import { ShowView } from "./ShowView";

const menu: Reference = { resource: "menu", path: null, key: "id", title: "name", parent: "parent_id" };
const rows = [
  { id: "goods", name: "Goods", parent_id: "" },
  { id: "goods.add", name: "Add goods", parent_id: "goods" },
  { id: "goods.set", name: "Change goods", parent_id: "goods" },
  { id: "orders", name: "Orders", parent_id: "" },
  { id: "orders.refund", name: "Refund", parent_id: "orders" },
  { id: "orders.export", name: "Export", parent_id: "orders" },
];

const show = (menus: readonly string[], tree: readonly unknown[] = rows) => {
  const getList: DataProvider["getList"] = async () => JSON.parse(JSON.stringify({ data: tree, total: tree.length }));
  renderView(
    <ShowView>
      <ShowGroup name="panel">
        <ReferenceTreeField source="menus" of={menu} />
      </ShowGroup>
    </ShowView>,
    {
      words: { "ui.tree.whole": "with all below ({{count}})" },
      at: "/test/things/7/show",
      provider: { ...singleRecordProvider({ id: 7, name: "Clerk", menus }), getList },
    },
  );
};
const branches = async () => {
  const tree = await screen.findByRole("tree");
  const shown = [];
  for (const branch of tree.children) {
    const isOpen = () => branch.getAttribute("aria-expanded") === "true";
    const open = isOpen();
    await waitFor(() => {
      fireEvent.focus(branch);
      if (!isOpen()) fireEvent.keyDown(branch, { key: "ArrowRight" });
      expect(branch.querySelector("[role=treeitem]")).not.toBeNull();
    });
    const title = branch.querySelector(".MuiTreeItem-label")?.textContent;
    shown.push({ title, open, below: [...branch.querySelectorAll("[role=treeitem]")].map((row) => row.textContent) });
  }
  return shown;
};
describe("chosen records of a tree", () => {
  it("stand in one line where a branch is chosen whole, and beneath it where it is not", async () => {
    show(["goods", "goods.add", "goods.set", "orders", "orders.refund"]);
    expect(await branches()).toEqual([
      { title: "Goodswith all below (2)", open: false, below: ["Add goods", "Change goods"] },
      { title: "Orders", open: true, below: ["Refund"] },
    ]);
  });

  it("leave out branches of which nothing is chosen", async () => {
    show(["orders.refund"]);
    expect(await branches()).toEqual([{ title: "Orders", open: true, below: ["Refund"] }]);
  });

  it("are named one by one where the tree may not be read", async () => {
    show(["goods", "orders"], []);
    expect((await screen.findByText("goods")).textContent).toBe("goods");
    expect(screen.queryByRole("tree")).toBeNull();
  });
});
