// Trees on a phone.
import { cleanup, configure, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { CoreAdminContext, memoryStore, ResourceContextProvider, TestMemoryRouter, testDataProvider } from "ra-core";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { ListView, TextColumn } from "../../../src/framework/list";
import { Filled } from "../../../src/framework/slots";
import { trees } from ".";

beforeAll(() => {
  const narrow = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal("matchMedia", () => narrow);
});
afterEach(cleanup);
afterAll(() => vi.unstubAllGlobals());

// A slow machine must not fail the test.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });

const data = [
  { id: 1, up: 0, name: "Head office" },
  { id: 2, up: 1, name: "North" },
];

const show = async () => {
  const at = { path: "", search: "" };
  const dataProvider = Object.assign(testDataProvider(), { getList: async () => ({ data, total: data.length }) });
  render(
    <TestMemoryRouter
      initialEntries={["/company"]}
      locationCallback={({ pathname, search }) => Object.assign(at, { path: pathname, search })}
    >
      <CoreAdminContext dataProvider={dataProvider} store={memoryStore()}>
        <Filled by={trees.fills}>
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
  return at;
};

it("opens the record whose name is pressed, instead of choosing it", async () => {
  const at = await show();
  const button = screen.getByText("North").closest(".ui-card-name")?.querySelector(".ui-card-open");
  fireEvent.click(button ?? document.body);
  await waitFor(() => expect(at.path).toMatch(/\/2/));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(at.path).toMatch(/\/2/);
});

it("indents a record without an arrow like its siblings, and not less than the record above it", async () => {
  await show();
  const isLeaf = (name: string) => screen.getByText(name).closest("article")?.dataset.leaf;
  expect([isLeaf("Head office"), isLeaf("North")]).toEqual([undefined, "true"]);
});

it("has nothing to press on an ancestor that only shows where a match is", async () => {
  const at = await show();
  fireEvent.change(await screen.findByRole("searchbox"), { target: { value: "nor" } });
  await waitFor(() => expect(screen.getAllByRole("button", { name: /ui\.row\.menu/ })).toHaveLength(1));
  expect(screen.getByText("Head office").closest("li")?.querySelector("button, input")).toBeNull();
  fireEvent.click(screen.getByText("Head office"));
  expect(at).toEqual({ path: "/company", search: "" });
});
