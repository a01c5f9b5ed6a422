import { render, screen } from "@testing-library/react";
import { CoreAdminContext, type DataProvider, testDataProvider } from "ra-core";
import { expect, it, vi } from "vitest";
import { FindResourceProvider } from "./related";
import type { ResourceProps } from "../wire/contract";
import { useRecordPaths } from "./useRecordPaths";

const NOTHING: Pick<ResourceProps, "section" | "path" | "key" | "access" | "words" | "calls" | "schema" | "views"> = {
  section: "lab",
  path: null,
  key: "id",
  access: {},
  words: {
    en: async () => ({ default: {} }),
    "zh-CN": async () => ({ default: {} }),
    "zh-TW": async () => ({ default: {} }),
  },
  calls: async () => ({}),
  schema: () => Promise.reject(new Error("not asked for")),
  views: {},
};
const resources: Readonly<Record<string, ResourceProps>> = {
  shelf: { ...NOTHING, name: "shelf", title: "name", within: { field: "case_id", to: "bookcase", tells: [] } },
  bookcase: { ...NOTHING, name: "bookcase", title: "name", within: { field: "hall_id", to: "hall", tells: ["place"] } },
  hall: { ...NOTHING, name: "hall", title: "name" },
};
const rows: Readonly<Record<string, readonly { readonly id: number; readonly name: string }[]>> = {
  bookcase: [
    { id: 5, name: "Oak", ...{ hall_id: 8, place: 2 } },
    // The account may read only the name of this record.
    { id: 6, name: "Elm", ...{ name_only: 1 } },
  ],
  hall: [{ id: 8, name: "North hall" }],
};
const getMany = vi.fn();

const Paths = ({ shelves }: { readonly shelves: readonly ({ readonly id: number } & Record<string, unknown>)[] }) => {
  const paths = useRecordPaths("shelf", shelves);
  return <p data-testid="ways">{[...paths].map(([id, { way, mark }]) => `${id}:${way}${mark}`).join(" | ")}</p>;
};

const show = (shelves: readonly ({ readonly id: number } & Record<string, unknown>)[]) => {
  const provider: DataProvider = testDataProvider({
    getMany: async (resource: string, { ids }: { readonly ids: readonly unknown[] }) => {
      getMany(resource, ids);
      return JSON.parse(JSON.stringify({ data: (rows[resource] ?? []).filter(({ id }) => ids.includes(id)) }));
    },
  });
  render(
    <CoreAdminContext dataProvider={provider}>
      <FindResourceProvider value={async (name) => resources[name] ?? null}>
        <Paths shelves={shelves} />
      </FindResourceProvider>
    </CoreAdminContext>,
  );
};

it("gives each record the one it is named within, and what distinguishes that one", async () => {
  show([
    { id: 1, case_id: 5 },
    { id: 2, case_id: 5 },
    { id: 3, case_id: 6 },
    { id: 4, case_id: 0 },
  ]);
  await screen.findByText("1:North hall / Oak (2) | 2:North hall / Oak (2) | 3:Elm | 4:");
  // There is one request for each level, not for each record.
  expect(getMany.mock.calls).toEqual([
    ["bookcase", [5, 6]],
    ["hall", [8]],
  ]);
});
