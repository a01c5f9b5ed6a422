// @vitest-environment happy-dom
import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { CoreAdminContext, memoryStore, TestMemoryRouter, testDataProvider } from "ra-core";
import { afterEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { ListView, TextColumn } from "../../../src/framework/list";
import { ResourceScreen } from "../../../src/framework/resource/resource";
import { ShowView } from "../../../src/framework/show";
import { TextField } from "../../../src/framework/show/fields";
import { Filled } from "../../../src/framework/slots";
import type { ResourceProps } from "../../../src/framework/wire/contract";
import { quicklook } from ".";

// A slow machine must not fail the test.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });
afterEach(cleanup);

const words = async () => ({ default: {} });
const Show = () => (
  <ShowView>
    <TextField source="note" />
  </ShowView>
);
const thing: ResourceProps = {
  ...{ name: "thing", section: "sample", path: "/thing", key: "id", title: "name" },
  access: { list: "thing", get: "thing" },
  words: { en: words, "zh-CN": words, "zh-TW": words },
  calls: async () => ({}),
  schema: async () => ({ row: z.looseObject({}) }),
  views: { show: async () => ({ default: Show }) },
};
const rows = [
  { id: 1, name: "A", note: "first" },
  { id: 2, name: "B", note: "second" },
];

const showList = async (fills: typeof quicklook.fills) => {
  const getList = async () => ({ data: rows, total: 2 });
  const getOne = async (_: string, { id }: { readonly id: unknown }) => ({
    data: rows.find((row) => row.id === Number(id)),
  });
  render(
    <TestMemoryRouter>
      <CoreAdminContext dataProvider={Object.assign(testDataProvider(), { getList, getOne })} store={memoryStore()}>
        <Filled by={fills}>
          <ResourceScreen resource={thing}>
            <ListView filters={[]}>
              <TextColumn source="name" />
            </ListView>
          </ResourceScreen>
        </Filled>
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
  await screen.findByRole("rowheader", { name: /^A/ });
};

describe("a list", () => {
  it("shows a record beside its rows, and the keys lead to the next one", async () => {
    await showList(quicklook.fills);
    const grid = screen.getByRole("grid");
    act(() => grid.focus());
    await act(async () => void fireEvent.keyDown(grid, { key: " " }));
    const panel = await screen.findByRole("complementary", { name: "ui.look.label" });
    await within(panel).findByText("first");
    fireEvent.keyDown(grid, { key: "ArrowDown" });
    await within(panel).findByText("second");
    fireEvent.click(within(panel).getByRole("button", { name: "ui.look.close" }));
    await waitFor(() => expect(screen.queryByRole("complementary")).toBeNull());
  });

  it("has neither the panel nor a button for it in a console without the feature", async () => {
    await showList([]);
    const grid = screen.getByRole("grid");
    act(() => grid.focus());
    expect(screen.queryAllByRole("button", { name: /ui\.look/ })).toEqual([]);
    fireEvent.keyDown(grid, { key: " " });
    expect(screen.queryByRole("complementary")).toBeNull();
  });
});
