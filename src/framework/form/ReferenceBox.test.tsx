import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { z } from "zod";
import { key, referencesTo, referenceTo, text } from "../../../shared/schema";
import { MAX_RECORDS_PER_REQUEST } from "../resource/atOnce";
import type { Reference } from "../wire/contract";
import { EditView } from "./EditView";
import { dataProviderOf, singleRecordProvider, renderView, FormValue } from "../../../tests/forms/formHarness";
import { ReferenceInput, ReferencesInput } from "./ReferenceInput";
import { TextInput } from "./TextInput";

const room: Reference = { resource: "room", path: null, key: "id", title: "name" };
const schema = z.object({
  id: key(),
  name: z.optional(text()),
  room: z.optional(referenceTo({ type: "number" })),
  rooms: z.optional(referencesTo({ type: "number" })),
});
const words = { "thing.fields.name": "Name", "thing.fields.room": "Room", "thing.fields.rooms": "Rooms" };
const rows = [
  { id: 1, name: "Hall" },
  { id: 2, name: "Cellar" },
  { id: 3, name: "Attic" },
];
const update = vi.fn();
const getMany = vi.fn();
const save = () => fireEvent.click(screen.getByRole("button", { name: "Save" }));
const formValue = (source: string): unknown => JSON.parse(screen.getByTestId(source).textContent ?? "null");

const tree: Reference = { ...room, parent: "parent" };
const getList = vi.fn();

const show = async (record: object, of = room, free?: string) => {
  const { getList: listed, getMany: named } = dataProviderOf({
    getList: async (_, params) => {
      getList(params);
      if (params.filter.free_of !== undefined) return JSON.parse(JSON.stringify({ data: rows.slice(0, 1), total: 1 }));
      return JSON.parse(JSON.stringify({ data: rows, total: rows.length }));
    },
    getMany: async (_, { ids }) => {
      getMany(ids);
      return JSON.parse(JSON.stringify({ data: rows.filter(({ id }) => ids.includes(id)) }));
    },
  });
  renderView(
    <EditView schema={schema}>
      <TextInput source="name" />
      <ReferenceInput source="room" of={of} tree={of === tree} {...(free !== undefined && { free })} />
      <ReferencesInput source="rooms" of={of} tree={of === tree} />
      <FormValue source="rooms" />
    </EditView>,
    {
      words,
      at: "/test/things/7",
      provider: { ...singleRecordProvider({ id: 7, ...record }), update, getList: listed, getMany: named },
    },
  );
  return {
    one: await screen.findByRole<HTMLInputElement>("combobox", { name: "Room" }),
    many: await screen.findByRole<HTMLInputElement>("combobox", { name: "Rooms" }),
    name: await screen.findByRole<HTMLInputElement>("textbox", { name: "Name" }),
  };
};

beforeEach(() => {
  getMany.mockReset();
  getList.mockReset();
  update.mockReset().mockImplementation(async (_, { data }) => ({ data }));
});
it("asks for no name of 0, which refers to nothing, and leaves it is", async () => {
  const { one, name } = await show({ name: "Pump", room: 0, rooms: [] });
  expect(one.value).toBe("");
  fireEvent.change(name, { target: { value: "Valve" } });
  save();
  await screen.findByText("the list");
  expect(update.mock.calls[0]?.[1].data).toEqual({ id: 7, name: "Valve" });
  expect(getMany).not.toHaveBeenCalled();
});

it("keeps what is chosen when another is added, also one that nobody names any more", async () => {
  const { one, many } = await show({ room: 2, rooms: [3, 99] });
  await waitFor(() => expect(one.value).toBe("Cellar"));
  await screen.findByText("Attic");
  await screen.findByText("99");
  fireEvent.mouseDown(many);
  fireEvent.click(await screen.findByRole("option", { name: "Hall" }));
  expect(formValue("rooms")).toEqual([3, 99, 1]);
});

it("reads a tree whole and once, and asks by name only for what the tree does not have", async () => {
  const { one, many } = await show({ room: 2, rooms: [3] }, tree);
  await waitFor(() => expect(one.value).toBe("Cellar"));
  await screen.findByText("Attic");
  fireEvent.mouseDown(many);
  fireEvent.click(await screen.findByRole("option", { name: "Hall" }));
  expect(formValue("rooms")).toEqual([3, 1]);
  expect(getList.mock.calls).toEqual([
    [
      expect.objectContaining({
        pagination: { page: 1, perPage: MAX_RECORDS_PER_REQUEST },
        sort: { field: "id", order: "ASC" },
      }),
    ],
  ]);
  expect(getMany).not.toHaveBeenCalled();
  cleanup();
  await show({ room: 99, rooms: [] }, tree);
  await waitFor(() => expect(getMany.mock.calls).toEqual([[[99]]]));
});

it("is emptied by its cross", async () => {
  const { one } = await show({ room: 2, rooms: [] });
  await waitFor(() => expect(one.value).toBe("Cellar"));
  fireEvent.click(screen.getByTitle("Clear"));
  save();
  await screen.findByText("the list");
  expect(update.mock.calls[0]?.[1].data.room ?? null).toBeNull();
});

it("keeps what is typed while choices arrive", async () => {
  const { one } = await show({ rooms: [] });
  fireEvent.mouseDown(one);
  fireEvent.change(one, { target: { value: "Ce" } });
  await waitFor(() => expect(getList.mock.lastCall?.[0].filter).toEqual({ q: "Ce" }));
  await screen.findByRole("option", { name: "Cellar" });
  expect(one.value).toBe("Ce");
});

it.each([
  ["a list", room],
  ["a tree", tree],
])("offers the records that no other record has, and its own, of %s", async (_, of) => {
  const { one } = await show({ room: 2, rooms: [] }, of, "thing.room");
  await waitFor(() => expect(one.value).toBe("Cellar"));
  fireEvent.click(screen.getByTitle("Clear"));
  fireEvent.mouseDown(one);
  await waitFor(() =>
    expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual(["Hall", "Cellar"]),
  );
  fireEvent.change(one, { target: { value: "Cel" } });
  await waitFor(() => expect(screen.getAllByRole("option").at(-1)?.textContent).toBe("Cellar"));
  expect(getList.mock.calls.some(([{ filter }]) => filter.free_of === "thing.room")).toBe(true);
  fireEvent.change(one, { target: { value: "xyz" } });
  await waitFor(() => expect(screen.queryByRole("option", { name: "Cellar" })).toBeNull());
});
