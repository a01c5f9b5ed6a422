// Lists on a phone.
import { cleanup, configure, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { CoreAdminContext, memoryStore, ResourceContextProvider, TestMemoryRouter, testDataProvider } from "ra-core";
import type { ReactNode } from "react";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { NumberColumn, TextColumn } from "../columns/columns";
import { keylessId } from "../../wire/keyless";
import { TextFilter } from "../filters/TextFilter";
import { ListView } from "../ListView";

const data = [
  { id: 1, up: 0, name: "Head office", size: 3 },
  { id: 2, up: 1, name: "North", size: 2, tag: "", place: "Quay", town: "Harwich" },
];

beforeAll(() => {
  const narrow = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal("matchMedia", () => narrow);
});
afterEach(cleanup);
afterAll(() => vi.unstubAllGlobals());

// A slow machine must not fail the test.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });

const show = (list: ReactNode, meta?: object, address = "/company") => {
  const getList = vi.fn(async () => ({ data, total: data.length, meta }));
  const at = { path: "", search: "" };
  render(
    <TestMemoryRouter
      initialEntries={[address]}
      locationCallback={({ pathname, search }) => Object.assign(at, { path: pathname, search })}
    >
      <CoreAdminContext dataProvider={Object.assign(testDataProvider(), { getList })} store={memoryStore()}>
        <ResourceContextProvider value="company">{list}</ResourceContextProvider>
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
  return { at, getList };
};

const open = async (name: string) => {
  await screen.findByText(name);
  const button = screen.getByText(name).closest(".ui-card-name")?.querySelector(".ui-card-open");
  fireEvent.click(button ?? document.body);
};

describe("a list on a phone", () => {
  it("opens the record with the pressed name", async () => {
    const { at } = show(
      <ListView>
        <TextColumn source="name" />
      </ListView>,
    );
    await open("North");
    await waitFor(() => expect(at.path).toMatch(/\/2/));
  });

  it("has a checkbox in each row once a row is selected by its menu", async () => {
    show(
      <ListView>
        <TextColumn source="name" />
        <NumberColumn source="size" />
      </ListView>,
    );
    fireEvent.click((await screen.findAllByRole("button", { name: /ui\.row\.menu/ }))[1] ?? document.body);
    expect(screen.queryAllByRole("checkbox")).toEqual([]);
    fireEvent.click(await screen.findByRole("menuitem", { name: "ui.row.select" }));
    const boxes = await screen.findAllByRole<HTMLInputElement>("checkbox");
    expect(boxes.map(({ checked }) => checked)).toEqual([false, true]);
  });

  it("shows a number that says nothing alone with its label, and one that has a unit at the end", async () => {
    show(
      <ListView>
        <TextColumn source="name" />
        <NumberColumn source="up" />
        <NumberColumn source="size" unit="GB" />
      </ListView>,
    );
    const row = (await screen.findByText("North")).closest("article");
    const words = [...(row?.querySelectorAll("dt") ?? [])].map(({ className, textContent }) => [
      textContent,
      className,
    ]);
    expect(words).toEqual([
      ["company.fields.size ", "ui-unseen"],
      ["company.fields.up ", ""],
    ]);
  });

  it("leaves no line empty for a value that a row does not have", async () => {
    show(
      <ListView>
        <TextColumn source="name" />
        <TextColumn source="tag" />
        <TextColumn source="place" />
        <TextColumn source="town" />
      </ListView>,
    );
    const row = (await screen.findByText("North")).closest("article");
    expect([...(row?.querySelectorAll("dl.ui-card-line dd") ?? [])].map(({ textContent }) => textContent)).toEqual([
      "Quay",
      "Harwich",
    ]);
  });

  it("has its filters and its order under the thumb, and says how many filters are set", async () => {
    show(
      <ListView filters={[<TextFilter key="size" source="size" />, <TextFilter key="note" source="note" />]}>
        <TextColumn source="name" />
      </ListView>,
      undefined,
      '/company?filter={"size":"3","note":"x"}',
    );
    const filter = await screen.findByRole("button", { name: /ui\.filter\.add.*2/ });
    expect(filter.closest(".ui-dock")?.querySelectorAll("button")).toHaveLength(2);
  });

  it("is sorted by a pill, which says how", async () => {
    const { getList } = show(
      <ListView sort={{ field: "name", order: "ASC" }}>
        <TextColumn source="name" />
        <NumberColumn source="size" />
      </ListView>,
    );
    const pill = await screen.findByRole("button", { name: /ui\.sort\.by.*ui\.sort\.ascending/ });
    fireEvent.click(pill);
    fireEvent.change(await screen.findByRole("combobox", { name: "ui.sort.by" }), { target: { value: "size" } });
    fireEvent.click(await screen.findByLabelText("ui.sort.descending"));
    await waitFor(() =>
      expect(getList).toHaveBeenLastCalledWith(
        "company",
        expect.objectContaining({ sort: { field: "size", order: "DESC" } }),
      ),
    );
    await screen.findByRole("button", { name: /ui\.sort\.descending/ });
  });

  it("has cards of rows without a key, which lead nowhere and say why", async () => {
    const keyless = [{ at: 1, row: { id: keylessId(1), name: "Bare" } }];
    const { at } = show(
      <ListView>
        <TextColumn source="name" />
      </ListView>,
      { keyless },
    );
    const card = (await screen.findByText("Bare")).closest("article");
    const held = [...(card?.querySelectorAll("button") ?? [])];
    expect(held.map(({ disabled, title }) => [disabled, title])).toEqual(held.map(() => [true, "ui.keyless"]));
    expect(held).toHaveLength(2);
    fireEvent.click(card ?? document.body);
    expect(at.path).toBe("/company");
  });
});
