import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import axe from "axe-core";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { attributes } from "../../../shared/schema/attributes";
import { list } from "../../../shared/schema/list";
import { text } from "../../../shared/schema/text";
import type { Enumeration, Reference } from "../wire/contract";
import { AttributesInput } from "./AttributesInput";
import { CreateView } from "./CreateView";
import { CronInput } from "./CronInput";
import { EnumInput } from "./EnumInput";
import { EnumsInput } from "./EnumsInput";
import { FileInput } from "./FileInput";
import { FlagInput } from "./FlagInput";
import { dataProviderOf, renderView, FormValue } from "../../../tests/forms/formHarness";
import { InputGroup } from "./InputGroup";
import { IntegerInput } from "./IntegerInput";
import { JsonInput } from "./JsonInput";
import { ListInput } from "./ListInput";
import { LocalizedInput } from "./LocalizedInput";
import { MoneyInput } from "./MoneyInput";
import { PhoneInput } from "./PhoneInput";
import { PointInput } from "./PointInput";
import { ReferenceInput } from "./ReferenceInput";
import { SecretInput } from "./SecretInput";
import { TextInput } from "./TextInput";
import { EmailInput } from "./NormalizedInput";
import { TimeRangeInput } from "./TimeRangeInput";
import { TimestampInput } from "./TimestampInput";
import { TreeChecksInput } from "./TreeChecksInput";

const menu: Reference = { resource: "menu", path: null, key: "id", title: "name", parent: "parent_id" };
const state: Enumeration = {
  name: "state",
  values: [
    { value: 1, color: "success" },
    { value: 2, color: "error" },
  ],
};
const rows = [
  { id: 1, name: "Products", parent_id: 0 },
  { id: 2, name: "Devices", parent_id: 1 },
  { id: 3, name: "Refunds", parent_id: 1 },
];
const { getList } = { ...dataProviderOf({}) };
const listing: typeof getList = async () => JSON.parse(JSON.stringify({ data: rows, total: rows.length }));

const create = vi.fn();
const words = {
  "thing.fields.price": "Price",
  "thing.fields.attr": "Attributes",
  "thing.fields.attr.color": "Color",
  "thing.fields.details": "Details",
  "thing.fields.details.title": "Title",
  "thing.fields.menus": "Menus",
  "thing.fields.parent": "Parent",
};
const formValue = (source: string): unknown => JSON.parse(screen.getByTestId(source).textContent ?? "null");
const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });
const save = () => fireEvent.click(screen.getByRole("button", { name: "Save" }));
const accept = () =>
  create
    .mockReset()
    .mockImplementation(async (_: string, { data }: { data: object }) => ({ data: { id: 1, ...data } }));
describe("AttributesInput", () => {
  it("changes the attributes it knows and keeps the others", async () => {
    accept();
    const schema = z.object({ attr: attributes({ of: { color: text({ max: 9 }) } }) });
    renderView(
      <CreateView schema={schema} defaults={{ attr: '{"secret_flag":[1],"color":"red"}' }}>
        <AttributesInput source="attr">
          <TextInput source="attr.color" />
        </AttributesInput>
      </CreateView>,
      { words, provider: { create } },
    );
    const box = await screen.findByLabelText<HTMLInputElement>("Color");
    expect(box.value).toBe("red");
    type(box, "blue");
    save();
    await waitFor(() => expect(create).toHaveBeenCalled());
    expect(JSON.parse(create.mock.calls[0]?.[1].data.attr)).toEqual({ secret_flag: [1], color: "blue" });
  });

  it("shows an attribute's mistake at the attribute", async () => {
    const schema = z.object({ attr: attributes({ of: { color: text({ max: 3 }) } }) });
    renderView(
      <CreateView schema={schema}>
        <AttributesInput source="attr">
          <TextInput source="color" />
        </AttributesInput>
      </CreateView>,
      { words, provider: { create } },
    );
    type(await screen.findByLabelText("Color"), "green");
    save();
    await screen.findByText("Use at most 3 characters.");
    expect(screen.getByLabelText("Color").getAttribute("aria-invalid")).toBe("true");
  });

  it("edits a text that holds no attributes as text instead of writing over it", async () => {
    renderView(
      <CreateView schema={z.object({})} defaults={{ attr: "[1, 2]" }}>
        <AttributesInput source="attr">
          <TextInput source="color" />
        </AttributesInput>
      </CreateView>,
      { words },
    );
    expect((await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Attributes" })).value).toBe("[1, 2]");
  });
});

describe("LocalizedInput", () => {
  it("offers each language once", async () => {
    renderView(
      <CreateView schema={z.object({ details: list({ of: { lang: text(), title: text() }, unique: "lang" }) })}>
        <LocalizedInput source="details">
          <TextInput source="lang" />
          <TextInput source="title" />
        </LocalizedInput>
        <FormValue source="details" />
      </CreateView>,
      { words },
    );
    const add = async (language: string) => {
      fireEvent.click(await screen.findByRole("button", { name: "Add a language" }));
      fireEvent.click(within(await screen.findByRole("menu")).getByText(language));
      await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    };
    await add("English");
    type(screen.getByLabelText("Title"), "Hello");
    fireEvent.click(screen.getByRole("button", { name: "Add a language" }));
    expect(within(await screen.findByRole("menu")).queryByText("English")).toBeNull();
    expect(formValue("details")).toEqual([{ lang: "en", title: "Hello" }]);
  });
});

describe("TreeChecksInput", () => {
  const show = async () => {
    renderView(
      <CreateView schema={z.object({})}>
        <TreeChecksInput source="menus" of={menu} />
        <FormValue source="menus" />
      </CreateView>,
      { words, provider: { getList: listing } },
    );
    await screen.findByText("Products");
  };
  const row = (title: string) => screen.getByText(title).closest("[role=treeitem]");

  it("checks all below a parent, and shows it half when one of them is not", async () => {
    await show();
    fireEvent.click(screen.getByText("Products"));
    expect(formValue("menus")).toEqual([1, 2, 3]);
    expect(row("Products")?.getAttribute("aria-checked")).toBe("true");
    fireEvent.click(screen.getByText("Devices"));
    expect(formValue("menus")).toEqual([1, 3]);
    expect(row("Products")?.getAttribute("aria-checked")).toBe("mixed");
    fireEvent.click(screen.getByText("Refunds"));
    expect(formValue("menus")).toEqual([1]);
    expect(row("Products")?.getAttribute("aria-checked")).toBe("mixed");
  });

  it("is used by keys alone", async () => {
    await show();
    const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
    act(() => screen.getByText("Products").closest<HTMLElement>("[role=treeitem]")?.focus());
    press("ArrowDown");
    expect(document.activeElement?.textContent).toContain("Devices");
    press(" ");
    expect(formValue("menus")).toEqual([1, 2]);
    press("ArrowLeft");
    press("ArrowLeft");
    await waitFor(() => expect(screen.queryByText("Devices")).toBeNull());
  });

  it("shows while searching what matches and the way to it", async () => {
    await show();
    type(screen.getByRole("searchbox"), "refu");
    expect(screen.getByText("Products")).toBeDefined();
    expect(screen.queryByText("Devices")).toBeNull();
    fireEvent.click(screen.getByText("Refunds"));
    expect(formValue("menus")).toEqual([1, 3]);
  });
});

describe("ReferenceInput", () => {
  it("asks for choices only when opened, and shows the way to each in a tree", async () => {
    const asked = vi.fn();
    renderView(
      <CreateView schema={z.object({})}>
        <ReferenceInput source="parent" of={menu} tree />
        <FormValue source="parent" />
      </CreateView>,
      { words, provider: { getList: (...given) => listing(...given).finally(asked) } },
    );
    const box = await screen.findByRole("combobox", { name: "Parent" });
    expect(asked).not.toHaveBeenCalled();
    fireEvent.mouseDown(box);
    type(box, "refu");
    fireEvent.click(await screen.findByRole("option", { name: /Refunds.*Products/ }));
    expect(formValue("parent")).toBe(3);
  });
});

describe("every input", () => {
  it("has a name for those who listen, and no barrier axe finds", async () => {
    renderView(
      <CreateView
        schema={z.object({})}
        defaults={{ rows: [{ url: "a" }], details: [{ lang: "en" }], spec: "0 3 * * *", flags: [1] }}
      >
        <InputGroup name="all">
          <TextInput source="name" required max={3} />
          <TextInput source="text" lines={3} />
          <IntegerInput source="count" min={1} max={3} unit="GB" />
          <FlagInput source="on" />
          <EnumInput source="state" of={state} />
          <EnumsInput source="flags" of={state} />
          <MoneyInput source="price" currencyField="currency" />
          <TimestampInput source="at" />
          <JsonInput source="json" />
          <AttributesInput source="attr">
            <TextInput source="color" />
          </AttributesInput>
          <ListInput source="rows" title="url">
            <TextInput source="url" />
          </ListInput>
          <LocalizedInput source="details">
            <TextInput source="lang" />
            <TextInput source="title" />
          </LocalizedInput>
          <SecretInput source="password" />
          <PhoneInput source="phone" area="phone_area" />
          <EmailInput source="email" />
          <FileInput source="file" accept=".bin" />
          <CronInput source="spec" />
          <TimeRangeInput source="hours" />
          <PointInput source="place" latitude="lat" longitude="lon" />
          <ReferenceInput source="parent" of={menu} />
          <TreeChecksInput source="menus" of={menu} />
        </InputGroup>
      </CreateView>,
      { words, provider: { getList: listing } },
    );
    await screen.findByText("Products");
    expect(document.querySelector("[inputprops]")).toBeNull();
    const { violations } = await axe.run(document.body, {
      rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
});
