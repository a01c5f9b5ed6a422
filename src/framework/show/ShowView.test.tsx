import { fireEvent, screen, within } from "@testing-library/react";
import { type DataProvider, useRecordContext } from "ra-core";
import { describe, expect, it, vi } from "vitest";
import { singleRecordProvider, renderView, thingResource } from "../../../tests/forms/formHarness";
import { fill, Filled } from "../slots";
import { recordActions, recordNotes } from "./slots";
import { AttributesField } from "./AttributesField";
import { TextField } from "./fields";
import { ListField } from "./ListField";
import { LocalizedField } from "./LocalizedField";
import { SecretField } from "./SecretField";
import { ShowGroup } from "./ShowGroup";
import { ShowView } from "./ShowView";

const stored = {
  id: 7,
  name: "Pump",
  pk: "p7",
  password: "hunter2",
  attr: '{"color":"red","weight":3}',
  details: [
    { lang: "zh-CN", title: "泵" },
    { lang: "en", title: "A pump" },
  ],
  rows: [{ url: "one", size: 3 }],
  row_refused: { "state.2": "513.refund_own" },
};
const words = {
  "errors.513.refund_own": "Somebody else approves it.",
  "thing.groups.basics": "Basics",
  "thing.fields.name": "Name",
  "thing.fields.attr.color": "Color",
  "thing.fields.rows.url": "Address",
  "ui.delete.button": "Delete",
  "ui.delete.one": "Delete “{{name}}”?",
};

const show = (provider: Partial<DataProvider> = {}) =>
  renderView(
    <ShowView>
      <ShowGroup name="basics">
        <TextField source="name" />
        <SecretField source="password" />
      </ShowGroup>
      <AttributesField source="attr">
        <TextField source="attr.color" />
      </AttributesField>
      <LocalizedField source="details">
        <TextField source="lang" />
        <TextField source="title" />
      </LocalizedField>
      <ListField source="rows" title="url">
        <TextField source="rows.size" />
        <TextField source="rows.url" />
      </ListField>
    </ShowView>,
    { words, at: "/test/things/7/show", provider: { ...singleRecordProvider(stored), ...provider } },
  );
describe("ShowView", () => {
  it.each([
    ["the main button", undefined, true],
    ["a lesser button of a record that passes steps", [{ name: "made", when: {} }], false],
  ] as const)("has Edit as %s", async (_, steps, isMain) => {
    renderView(
      <ShowView {...(steps && { steps })}>
        <TextField source="name" />
      </ShowView>,
      {
        words,
        at: "/test/things/7/show",
        provider: singleRecordProvider(stored),
        resource: { ...thingResource, views: { edit: async () => ({ default: () => null }) } },
      },
    );
    const edit = await screen.findByRole("link", { name: "Edit" });
    expect(edit.classList.contains("MuiButton-contained")).toBe(isMain);
  });

  it("shows each field under its label, in titled groups", async () => {
    show();
    await screen.findByRole("heading", { name: "Pump" });
    expect(screen.getByRole("region", { name: "Basics" }).querySelector("dt")?.textContent).toBe("Name");
    expect(screen.getByRole("table").textContent).toBe("Addressrows.sizeone3");
  });

  it("draws what the list knows of a record until its own call answers", async () => {
    const { pk: _, ...listed } = stored;
    renderView(
      <ShowView>
        <TextField source="pk" />
      </ShowView>,
      {
        provider: singleRecordProvider(stored),
        at: "/test/things/7/show",
        resource: { ...thingResource, opened: true },
        listed,
      },
    );
    expect(screen.getByRole("heading", { name: "Pump" })).toBeTruthy();
    expect(screen.queryByText("p7")).toBeNull();
    expect(await screen.findByText("p7")).toBeTruthy();
  });

  it("has a head: the state beside the title, and facts that have a value by their labels", async () => {
    renderView(
      <ShowView
        state={<TextField source="pk" />}
        facts={[<TextField key="rows" source="attr" />, <TextField key="gone" source="gone" />]}
      >
        <TextField source="id" />
      </ShowView>,
      {
        words: { ...words, "thing.fields.pk": "Key" },
        at: "/test/things/7/show",
        provider: singleRecordProvider(stored),
      },
    );
    const title = await screen.findByRole("heading", { level: 1, name: "Pump" });
    expect(title.id).toBe("field-name");
    expect(document.getElementById("field-pk")?.textContent).toBe("Keyp7");
    expect([...document.querySelectorAll(".ui-head-facts dt")].map((label) => label.textContent)).toEqual(["attr"]);
  });

  it("has its title in words if the definition says them, with values of the record", async () => {
    renderView(
      <ShowView>
        <TextField source="id" />
      </ShowView>,
      {
        words: { ...words, "thing.heading": "Pump {pk} of 7" },
        at: "/test/things/7/show",
        provider: singleRecordProvider(stored),
      },
    );
    await screen.findByRole("heading", { level: 1, name: "Pump p7 of 7" });
  });

  it("says why a button is missing that the platform would refuse this account", async () => {
    show();
    expect((await screen.findByRole("alert")).textContent).toBe("Somebody else approves it.");
  });

  it("shows no secret, even one the platform sent", async () => {
    show();
    await screen.findByRole("heading", { name: "Pump" });
    expect(document.body.textContent).not.toContain("hunter2");
  });

  it("shows attributes by their labels, and those it does not know by their names", async () => {
    show();
    expect((await screen.findByText("Color")).nextElementSibling?.textContent).toBe("red");
    expect(screen.getByText("weight").nextElementSibling?.textContent).toBe("3");
  });

  it("opens localized texts in the operator's language", async () => {
    show();
    await screen.findByText("A pump");
    fireEvent.click(screen.getByRole("tab", { name: /Chinese/ }));
    await screen.findByText("泵");
  });

  it("deletes only after a question that names the record", async () => {
    const remove = vi.fn(async () => ({ data: [stored.id] }));
    show({ deleteMany: remove });
    fireEvent.click(await screen.findByRole("button", { name: "Delete" }));
    const dialog = await screen.findByRole("dialog", { name: "Delete “Pump”?" });
    expect(remove).not.toHaveBeenCalled();
    fireEvent.click(within(dialog).getByRole("button", { name: "Delete" }));
    await screen.findByText("the list");
    expect(remove).toHaveBeenCalledExactlyOnceWith("thing", { ids: [stored.id] });
  });
});

it("draws what features add within the record: buttons between those of the definition and those of the console", async () => {
  const Name = ({ before }: { readonly before: string }) => (
    <button type="button">{`${before} ${useRecordContext()?.name}`}</button>
  );
  renderView(
    <Filled by={[fill(recordActions, () => <Name before="End" />), fill(recordNotes, () => <Name before="Note:" />)]}>
      <ShowView actions={<button type="button">Pay</button>} added={<button type="button">Test</button>}>
        <TextField source="name" />
      </ShowView>
    </Filled>,
    { at: "/test/things/7/show", words, provider: singleRecordProvider(stored) },
  );
  await screen.findByText("End Pump");
  const drawn = screen.getAllByRole("button").map(({ textContent }) => textContent);
  expect(drawn.filter((text) => /^(?:Pay|End|Test|Note)/.test(text))).toEqual([
    "Pay",
    "End Pump",
    "Test",
    "Note: Pump",
  ]);
});

it("has the field of a second line below a fact, and nothing where it is empty", async () => {
  const facts = [
    <TextField key="name" source="name" second={<TextField source="pk" />} />,
    <TextField key="id" source="id" second={<TextField source="comment" />} />,
  ];
  renderView(<ShowView facts={facts}>{null}</ShowView>, {
    words,
    at: "/test/things/7/show",
    provider: singleRecordProvider(stored),
  });
  const fact = (await screen.findByText("Name", { selector: "dt" })).parentElement;
  expect(fact?.querySelector("dd + small, dd small")?.textContent).toBe("p7");
  expect(document.querySelectorAll(".ui-head-facts small")).toHaveLength(1);
});
