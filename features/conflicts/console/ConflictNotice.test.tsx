import { fireEvent, screen, waitFor } from "@testing-library/react";
import { HttpError } from "ra-core";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import words from "../words/en.json";
import { integer } from "../../../shared/schema/integer";
import { key } from "../../../shared/schema/key";
import { text } from "../../../shared/schema/text";
import { EditView } from "../../../src/framework/form/EditView";
import { IntegerInput } from "../../../src/framework/form/IntegerInput";
import { TextInput } from "../../../src/framework/form/TextInput";
import { Filled } from "../../../src/framework/slots";
import { WireFailure } from "../../../src/framework/wire/WireFailure";
import { singleRecordProvider, renderView, i18nProviderOf } from "../../../tests/forms/formHarness";
import { conflicts } from "./index";

const schema = z.object({
  id: key(),
  name: z.optional(text({ required: true, max: 8 })),
  count: z.optional(integer({ required: true, min: 1, max: 5 })),
});
const stored = { id: 7, name: "Pump", count: 99, gmt_create: 1 };
const update = vi.fn();
const view = (
  <Filled by={conflicts.fills}>
    <EditView schema={schema}>
      <TextInput source="name" required max={8} />
      <IntegerInput source="count" required />
    </EditView>
  </Filled>
);
const show = async () => {
  const i18n = i18nProviderOf({ ...words, "thing.fields.name": "Name", "thing.fields.count": "Count" });
  renderView(view, { provider: { ...singleRecordProvider(stored), update }, at: "/test/things/7", i18n });
  return screen.findByLabelText<HTMLInputElement>(/^Name/);
};
const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });
const save = () => fireEvent.click(screen.getByRole("button", { name: "Save" }));

beforeEach(() => {
  sessionStorage.clear();
  update.mockReset();
  update.mockImplementation(async (_, { data }) => ({ data: { ...stored, ...data } }));
});

const theirs = { ...stored, name: "Valve", count: 3, row_version: 2 };
const refused = (record: object = theirs) => {
  const data = { record, changed_at: 1_700_000_000, changed_by: { user_id: "li", user_name: "Li Wei" } };
  const failure = new WireFailure({ reason: "answer", code: 412, path: "/thing/set", data });
  return new HttpError("meanwhile", 412, { failure });
};
const sent = () => update.mock.calls.map(([, { data, previousData }]) => [data, previousData.row_version]);

describe("EditView, when somebody else saved meanwhile", () => {
  const meet = async (record?: object) => {
    update.mockRejectedValueOnce(refused(record));
    const name = await show();
    type(name, "Motor");
    save();
    await screen.findByText(/Li Wei changed this record at 2023-11-1\d \d\d:\d\d:\d\d/);
    return name;
  };

  it("says who and when, shows both values of fields that both changed, and keeps the typed ones", async () => {
    const name = await meet();
    const group = screen.getByRole("group", { name: "Name" });
    expect(group.textContent).toBe("NameYour versionMotorSaved versionValve");
    expect(screen.getByRole("alert").textContent).toContain("Also changed by others (kept):Count3");
    expect(name.value).toBe("Motor");
    expect(screen.queryByText("the list")).toBeNull();
  });

  it("keeps mine on top of theirs", async () => {
    await meet();
    fireEvent.click(screen.getByRole("button", { name: "Keep mine and save" }));
    await screen.findByText("the list");
    expect(sent()).toEqual([
      [{ id: 7, name: "Motor" }, undefined],
      [{ id: 7, name: "Motor" }, 2],
    ]);
  });

  it("takes theirs into the form, and saves nothing by itself", async () => {
    const name = await meet();
    fireEvent.click(screen.getByRole("button", { name: "Use the saved version" }));
    await waitFor(() => expect(name.value).toBe("Valve"));
    expect(screen.getByLabelText<HTMLInputElement>(/^Count/).value).toBe("3");
    expect(screen.queryByText(/Li Wei/)).toBeNull();
    expect(update).toHaveBeenCalledOnce();
  });

  it("chooses field by field", async () => {
    update.mockRejectedValueOnce(refused());
    type(await show(), "Motor");
    type(screen.getByLabelText(/^Count/), "4");
    save();
    const group = await screen.findByRole("group", { name: "Count" });
    const [, stored_now] = group.querySelectorAll("input");
    if (stored_now) fireEvent.click(stored_now);
    fireEvent.click(screen.getByRole("button", { name: "Save as chosen" }));
    await screen.findByText("the list");
    expect(sent().at(-1)).toEqual([{ id: 7, name: "Motor" }, 2]);
  });

  it("asks for no choice between changes of different fields", async () => {
    await meet({ ...stored, count: 3, row_version: 2 });
    expect(screen.queryByRole("group", { name: "Name" })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Save my changes too" }));
    await screen.findByText("the list");
    expect(sent().at(-1)).toEqual([{ id: 7, name: "Motor" }, 2]);
  });
});
