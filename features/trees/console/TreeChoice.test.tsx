import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { CoreAdminContext, testDataProvider } from "ra-core";
import { afterEach, expect, it, vi } from "vitest";
import type { FilterValues } from "../../../src/framework/list/filters/FilterKind";
import { TreeChoice, TreeNames } from "./TreeChoice";

const company = { resource: "company", path: null, key: "id", title: "name", parent: "above" } as const;
const ROWS = [
  { id: 1, name: "Harbour", above: 0 },
  { id: 2, name: "Dock", above: 1 },
  { id: 3, name: "Crane", above: 2 },
  { id: 4, name: "Yard", above: 0 },
];
const provider = Object.assign(testDataProvider(), {
  getList: async () => ({ data: JSON.parse(JSON.stringify(ROWS)), total: ROWS.length }),
});
const change = vi.fn();
const props = { source: "owner", of: company };

const show = (values: FilterValues, choose?: "branches") =>
  render(
    <CoreAdminContext dataProvider={provider}>
      <TreeChoice props={props} values={values} label="Owner" change={change} {...(choose && { choose })} />
      <p data-testid="pill">
        <TreeNames props={props} values={values} />
      </p>
    </CoreAdminContext>,
  );
const press = async (name: string) => fireEvent.click(await screen.findByText(name));

afterEach(() => {
  cleanup();
  change.mockReset();
});

it("keeps a branch as a whole if the platform finds the records below it", async () => {
  show({}, "branches");
  await press("Dock");
  expect(change).toHaveBeenLastCalledWith({ owner: [], owner_within: [2] });
});

it("keeps the keys of all that are there now where it does not", async () => {
  show({});
  await press("Dock");
  expect(change).toHaveBeenLastCalledWith({ owner: [2, 3], owner_within: [] });
});

it("keeps the rest of a branch from which a record was removed", async () => {
  show({ owner_within: ["1"] }, "branches");
  await press("Crane");
  expect(change).toHaveBeenLastCalledWith({ owner: [1, 2], owner_within: [] });
});

it("shows a branch by the name of its top record", async () => {
  show({ owner_within: [2, "4"] });
  await waitFor(() => expect(screen.getByTestId("pill").textContent).toMatch(/withAll.*, .*withAll/));
});
