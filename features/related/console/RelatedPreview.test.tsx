import { fireEvent, screen } from "@testing-library/react";
import { type DataProvider, RecordContextProvider, useLocation } from "ra-core";
import { expect, it, vi } from "vitest";
import { renderView, thingResource } from "../../../tests/forms/formHarness";
import { FindResourceProvider } from "../../../src/framework/resource/related";
import type { Reference } from "../../../src/framework/wire/contract";
import { ListView, TextColumn, TextFilter, treeList } from "../../../src/framework/list";
import { Filled, fill } from "../../../src/framework/slots";
import words from "../words/first/en.json";
import { RelatedPreview } from "./RelatedPreview";

const part: Reference = { resource: "part", path: "/test/parts", key: "id", title: "name" };
const PartList = () => (
  <ListView
    parent="parent_id"
    filters={[<TextFilter key="name" source="name" />, <TextFilter key="thing_pk" source="thing_pk" />]}
  >
    <TextColumn source="name" />
    <TextColumn source="thing_pk" />
  </ListView>
);
const find = async () => ({
  ...thingResource,
  name: "part",
  // The test harness only has a route for the form of things.
  path: "/test/things",
  views: { list: async () => ({ default: PartList }), create: async () => ({ default: () => null }) },
});
const State = () => <output data-testid="state">{JSON.stringify(useLocation().state)}</output>;

it("lists what belongs to the record, does not repeat that it does, and begins a new one that belongs to it", async () => {
  const asked = vi.fn();
  const getList: DataProvider["getList"] = async (resource, { filter, pagination }) => {
    asked(resource, filter, pagination?.perPage);
    return JSON.parse('{ "data": [{ "id": 1, "name": "Valve", "thing_pk": "p7" }], "total": 1 }');
  };
  const Tree = () => <p>all of the tree</p>;
  renderView(
    <Filled by={[fill(treeList, Tree)]}>
      <FindResourceProvider value={find}>
        <RecordContextProvider value={{ id: 7, pk: "p7" }}>
          <RelatedPreview of={part} target="thing_pk" source="pk" total={12} />
        </RecordContextProvider>
        <State />
      </FindResourceProvider>
    </Filled>,
    { at: "/test/things/7/show", provider: { getList }, words },
  );
  await screen.findByText("Valve");
  expect(asked).toHaveBeenLastCalledWith("part", { thing_pk: "p7" }, 5);
  expect(screen.getAllByRole("columnheader").map((head) => head.textContent)).not.toContain("thing_pk");
  expect(screen.queryByRole("button", { name: /thing_pk/ })).toBeNull();
  const [, query = ""] = screen.getByRole("link", { name: "All 12" }).getAttribute("href")?.split("?") ?? [];
  expect(new URLSearchParams(query).get("filter")).toBe('{"thing_pk":"p7"}');
  expect(screen.queryByRole("checkbox")).toBeNull();
  const add = await screen.findByRole("link", { name: "Add part" });
  fireEvent.click(add);
  await vi.waitFor(() =>
    expect(JSON.parse(screen.getByTestId("state").textContent ?? "")).toEqual({
      record: { thing_pk: "p7" },
      back: "/test/things/7/show?tab=part",
    }),
  );
});
