import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { z } from "zod";
import type { Reference } from "../wire/contract";
import { CreateView } from "./CreateView";
import { dataProviderOf, renderView, FormValue } from "../../../tests/forms/formHarness";
import { TreeChecksInput } from "./TreeChecksInput";

const menu: Reference = {
  resource: "menu",
  path: null,
  key: "id",
  title: "name",
  titles: { "zh-CN": "cn_name" },
  parent: "parent_id",
  order: "place",
};
const menus = [
  { id: 1, name: "System", cn_name: "系统管理", parent_id: 0 },
  { id: 2, name: "Roles", cn_name: "角色管理", parent_id: 1, place: 2 },
  { id: 3, name: "Add roles", cn_name: "新增角色", parent_id: 2 },
  { id: 4, name: "Dashboard", cn_name: "概览", parent_id: 0 },
  { id: 5, name: "Menus", cn_name: "菜单管理", parent_id: 1, place: 1 },
];
const { getList, getMany } = dataProviderOf({
  // An account that may add roles, but does not see the screen of menus or its section.
  getList: async () => JSON.parse(JSON.stringify({ data: menus.slice(2), total: 3 })),
  getMany: async (_, { ids }) => JSON.parse(JSON.stringify({ data: menus.filter(({ id }) => ids.includes(id)) })),
});
const formValue = (): unknown => JSON.parse(screen.getByTestId("menus").textContent ?? "null");
const rowOf = (title: string) => screen.getByText(title).closest("[role=treeitem]");

it("shows menus under their section in the tree of a role, also where somebody has only the menus and may not give the section", async () => {
  renderView(
    <CreateView schema={z.object({})}>
      <TreeChecksInput source="menus" of={menu} pick="held" />
      <FormValue source="menus" />
    </CreateView>,
    { words: { "thing.fields.menus": "Menus" }, provider: { getList, getMany } },
  );
  await screen.findByText("System");
  await waitFor(() => expect(rowOf("System")?.contains(rowOf("Roles"))).toBe(true));
  expect(rowOf("Roles")?.contains(rowOf("Add roles"))).toBe(true);
  expect(rowOf("System")?.contains(rowOf("Dashboard"))).toBe(false);
  // Branches and single items are in the order of the menu.
  const drawn = screen.getAllByRole("treeitem").map((row) => row.querySelector("[class*=TreeItem-label]")?.textContent);
  expect(drawn).toEqual(["System", "Menus", "Roles", "Add roles", "Dashboard"]);
  fireEvent.click(screen.getByText("System"));
  expect(formValue()).toBeNull();
  fireEvent.click(screen.getByText("Add roles"));
  expect(formValue()).toEqual([3]);
  fireEvent.click(screen.getByText("Add roles"));
  expect(formValue()).toEqual([]);
});
