import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { CoreAdminContext, testDataProvider } from "ra-core";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { CheckTree } from "./CheckTree";
import type { Id } from "./treeOf";

const company = { resource: "company", path: null, key: "id", title: "name", parent: "above" } as const;
const ROWS = [
  { id: 1, name: "Harbour", above: 0 },
  { id: 2, name: "Dock", above: 1 },
  { id: 3, name: "Crane", above: 2 },
  { id: 4, name: "Crane yard", above: 0 },
];
const provider = Object.assign(testDataProvider(), {
  getList: async () => ({ data: JSON.parse(JSON.stringify(ROWS)), total: ROWS.length }),
});
const change = vi.fn();

const Tree = ({ withAbove }: { readonly withAbove: boolean }) => {
  const [chosen, setChosen] = useState<readonly Id[]>([]);
  const onChange = (next: readonly Id[]) => {
    change(next);
    setChosen(next);
  };
  return <CheckTree of={company} name={{ label: "Companies" }} {...{ chosen, withAbove, onChange }} />;
};
const show = async (withAbove = false) => {
  render(
    <CoreAdminContext dataProvider={provider}>
      <Tree withAbove={withAbove} />
    </CoreAdminContext>,
  );
  await screen.findByText("Harbour");
};
const item = (name: string) => screen.getByText(name).closest<HTMLElement>("[role=treeitem]") ?? document.body;
const search = async (value: string) => {
  fireEvent.change(screen.getByRole("searchbox"), { target: { value } });
  await waitFor(() => expect(item("Dock").getAttribute("aria-checked")).toBeNull());
};
const key = (name: string, pressed: string, held: object = {}) => {
  // The tree handles the focus event.
  item(name).focus();
  fireEvent.keyDown(item(name), { key: pressed, ...held });
};

afterEach(() => {
  cleanup();
  change.mockReset();
});

it("point 1: checks a row with what is below it by the space bar, and with what is above it where a choice is a grant", async () => {
  await show();
  key("Dock", " ");
  expect(change).toHaveBeenLastCalledWith([2, 3]);
  key("Dock", " ");
  expect(change).toHaveBeenLastCalledWith([]);
  cleanup();
  await show(true);
  key("Dock", " ");
  expect(change).toHaveBeenLastCalledWith([1, 2, 3]);
});

it("point 1: shows a row of which only something below is checked as partly checked", async () => {
  await show();
  key("Crane", " ");
  expect(["Harbour", "Dock", "Crane"].map((name) => item(name).getAttribute("aria-checked"))).toEqual([
    "mixed",
    "mixed",
    "true",
  ]);
});

it("point 1: checks with a range or all of it only what a search finds, never what shows where it stands", async () => {
  await show();
  await search("crane");
  for (const name of ["Harbour", "Dock"]) {
    key(name, " ");
    fireEvent.click(screen.getByText(name));
  }
  expect(change).not.toHaveBeenCalled();
  key("Crane", "a", { keyCode: 65, ctrlKey: true });
  expect(change).toHaveBeenLastCalledWith([3, 4]);
  cleanup();
  await show();
  await search("crane");
  key("Harbour", "End", { shiftKey: true, ctrlKey: true });
  expect(change).toHaveBeenLastCalledWith([3, 4]);
});
