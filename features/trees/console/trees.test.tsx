// Lists of records that form a tree, with and without the feature `trees`.
import { cleanup, configure, fireEvent, render, screen } from "@testing-library/react";
import { CoreAdminContext, memoryStore, ResourceContextProvider, TestMemoryRouter, testDataProvider } from "ra-core";
import { afterEach, expect, it, vi } from "vitest";
import { ListView, TextColumn } from "../../../src/framework/list";
import { Filled } from "../../../src/framework/slots";
import { keylessId } from "../../../src/framework/wire/keyless";
import { trees } from ".";

// A slow machine must not fail the test.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });
afterEach(cleanup);

const data = [
  { id: 1, up: 0, name: "Head office" },
  { id: 2, up: 1, name: "North" },
];

const show = async (fills: typeof trees.fills, answered: object = { data, total: data.length }) => {
  const getList = vi.fn(async (..._: readonly unknown[]) => answered);
  const at = { path: "", search: "" };
  render(
    <TestMemoryRouter
      initialEntries={["/company"]}
      locationCallback={({ pathname, search }) => Object.assign(at, { path: pathname, search })}
    >
      <CoreAdminContext dataProvider={Object.assign(testDataProvider(), { getList })} store={memoryStore()}>
        <Filled by={fills}>
          <ResourceContextProvider value="company">
            <ListView parent="up">
              <TextColumn source="name" />
            </ListView>
          </ResourceContextProvider>
        </Filled>
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
  await screen.findByText("North");
  return { at, getList };
};

const askedFor = ({ getList }: Awaited<ReturnType<typeof show>>) => getList.mock.calls.at(0)?.[1];

it("draws a tree, which is loaded whole", async () => {
  const shown = await show(trees.fills);
  expect(screen.getByRole("treegrid")).toBeTruthy();
  expect(askedFor(shown)).toMatchObject({ pagination: { page: 1, perPage: 5000 } });
});

it("lists the records of a tree page by page in a console without the feature", async () => {
  const shown = await show([]);
  expect(screen.queryByRole("treegrid")).toBeNull();
  expect(screen.getByRole("grid")).toBeTruthy();
  expect(askedFor(shown)).not.toMatchObject({ pagination: { perPage: 5000 } });
});

it("keeps rows without a key at their places, where they cannot be selected", async () => {
  const keyless = [0, 2].map((at) => ({ at, row: { id: keylessId(at), name: `bare ${at}` } }));
  const { at } = await show(trees.fills, { data: [{ id: 7, name: "North" }], total: 3, meta: { keyless } });
  expect(screen.getAllByRole("rowheader").map((cell) => cell.textContent)).toEqual(["bare 0", "North", "bare 2"]);
  const row = screen.getByText("bare 0").closest("tr") ?? document.body;
  fireEvent.click(row);
  fireEvent.click(row.querySelector("[data-press=select]") ?? document.body);
  expect(at).toEqual({ path: "/company", search: "" });
  expect(row.querySelector("[aria-selected=true]")).toBeNull();
});
