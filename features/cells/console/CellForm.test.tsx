import { fireEvent, screen, waitFor } from "@testing-library/react";
import { HttpError } from "ra-core";
import { beforeEach, expect, it, vi } from "vitest";
import { z } from "zod";
import { integer } from "../../../shared/schema/integer";
import { key } from "../../../shared/schema/key";
import { text } from "../../../shared/schema/text";
import { WireFailure } from "../../../src/framework/wire/WireFailure";
import { EditView } from "../../../src/framework/form/EditView";
import { singleRecordProvider, renderView, i18nProviderOf } from "../../../tests/forms/formHarness";
import { InputGroup } from "../../../src/framework/form/InputGroup";
import { IntegerInput } from "../../../src/framework/form/IntegerInput";
import { TextInput } from "../../../src/framework/form/TextInput";
import { Filled } from "../../../src/framework/slots";
import { conflicts } from "../../conflicts/console";
import conflictWords from "../../conflicts/words/en.json";
import { CellForm } from "./CellForm";

const schema = z.object({
  id: key(),
  name: z.optional(text({ required: true, max: 8 })),
  count: z.optional(integer({ required: true, min: 1, max: 5 })),
});
const row = { id: 7, name: "Pump", count: 99, row_version: 1 };
const update = vi.fn();
const [onDone, onCancel, onMissing] = [vi.fn(), vi.fn(), vi.fn()];

const show = (source: string) =>
  renderView(
    <Filled by={conflicts.fills}>
      <CellForm wanted={{ source, record: row, onDone, onCancel, onMissing }}>
        <EditView schema={schema}>
          <InputGroup name="main">
            <TextInput source="name" required max={8} />
            <IntegerInput source="count" required />
          </InputGroup>
        </EditView>
      </CellForm>
    </Filled>,
    {
      provider: { ...singleRecordProvider(row), update },
      at: "/test/things/7",
      i18n: i18nProviderOf({ ...conflictWords, "thing.fields.name": "Name", "thing.fields.count": "Count" }),
    },
  );
const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });

beforeEach(() => {
  vi.resetAllMocks();
  update.mockImplementation(async (_, { data }) => ({ data: { ...row, ...data } }));
});

it("draws one input, sends only its value, and goes on to the next cell by Tab", async () => {
  show("name");
  const name = await screen.findByLabelText<HTMLInputElement>(/^Name/);
  expect(screen.queryByLabelText(/^Count/)).toBeNull();
  expect(screen.queryByRole("heading")).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(name));
  type(name, "Valve");
  fireEvent.keyDown(name, { key: "Tab", shiftKey: true });
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(-1));
  expect(update.mock.calls[0]?.[1].data).toEqual({ id: 7, name: "Valve" });
});

it("sends nothing when nothing was changed, and nothing that the rules refuse", async () => {
  show("name");
  const name = await screen.findByLabelText<HTMLInputElement>(/^Name/);
  fireEvent.keyDown(name, { key: "Tab" });
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(1));
  type(name, "");
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Required.");
  expect(update).not.toHaveBeenCalled();
});

it("lets people choose when somebody else changed the same value", async () => {
  const theirs = { ...row, name: "Motor", row_version: 2 };
  const failure = new WireFailure({ reason: "answer", code: 412, path: "/set", data: { record: theirs } });
  update.mockRejectedValueOnce(new HttpError("meanwhile", 412, { failure }));
  show("name");
  type(await screen.findByLabelText(/^Name/), "Valve");
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  fireEvent.click(await screen.findByRole("button", { name: "Keep mine and save" }));
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(0));
  expect(update.mock.calls[1]?.[1]).toMatchObject({ data: { id: 7, name: "Valve" }, previousData: { row_version: 2 } });
});

it("says so when the form has no such input", async () => {
  show("made");
  await waitFor(() => expect(onMissing).toHaveBeenCalled());
});
