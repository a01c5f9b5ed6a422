import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { integer } from "../../../shared/schema/integer";
import { key } from "../../../shared/schema/key";
import { text } from "../../../shared/schema/text";
import { CreateView } from "./CreateView";
import { EditView } from "./EditView";
import { singleRecordProvider, renderView } from "../../../tests/forms/formHarness";
import { InputGroup } from "./InputGroup";
import { IntegerInput } from "./IntegerInput";
import { TextInput } from "./TextInput";
import { When } from "./When";

const add = z.object({
  type: integer({ required: true }),
  host: text({ required: true, when: { type: [1] } }),
  sign_name: text({ required: true, when: { type: [2] } }),
});
const set = z.extend(z.partial(add), { id: key() });
const inputs = (
  <>
    <InputGroup name="main">
      <IntegerInput source="type" required />
      <When is={{ type: [2] }}>
        <TextInput source="sign_name" required />
      </When>
    </InputGroup>
    <InputGroup name="mail" when={{ type: [1] }}>
      <TextInput source="host" required />
    </InputGroup>
  </>
);
const words = {
  "thing.fields.type": "Type",
  "thing.fields.host": "Server",
  "thing.fields.sign_name": "Signature",
  "thing.groups.mail": "Mail",
};
const create = vi.fn();
const update = vi.fn();
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole("button", { name: "Save" }));

beforeEach(() => {
  sessionStorage.clear();
  create.mockReset().mockImplementation(async (_, { data }) => ({ data: { id: 1, ...data } }));
  update.mockReset().mockImplementation(async (_, { data }) => ({ data: { id: 7, ...data } }));
});
describe("a form with conditions", () => {
  it("shows, validates and sends only the fields of the type", async () => {
    renderView(<CreateView schema={add}>{inputs}</CreateView>, { words, provider: { create } });
    await screen.findByLabelText(/^Type/);
    expect(screen.queryByLabelText(/^Server/)).toBeNull();
    type(/^Type/, "1");
    type(await screen.findByLabelText(/^Server/).then(() => /^Server/), "mail.example");
    expect(screen.getByRole("heading", { name: "Mail" })).toBeTruthy();
    type(/^Type/, "2");
    await screen.findByLabelText(/^Signature/);
    expect(screen.queryByRole("heading", { name: "Mail" })).toBeNull();
    save();
    await screen.findByText("1 field needs your attention.");
    type(/^Signature/, "Pilot");
    save();
    await waitFor(() => expect(create).toHaveBeenCalled());
    expect(create.mock.calls[0]?.[1].data).toEqual({ type: 2, sign_name: "Pilot" });
  });

  it("keeps what was typed while the input was away", async () => {
    renderView(
      <CreateView schema={add} defaults={{ type: 1 }}>
        {inputs}
      </CreateView>,
      { words, provider: { create } },
    );
    await screen.findByLabelText(/^Server/);
    type(/^Server/, "mail.example");
    type(/^Type/, "2");
    await screen.findByLabelText(/^Signature/);
    type(/^Type/, "1");
    expect((await screen.findByLabelText<HTMLInputElement>(/^Server/)).value).toBe("mail.example");
  });

  it("requires the fields of the new type after a change", async () => {
    const stored = { id: 7, type: 1, host: "mail.example", sign_name: "" };
    renderView(<EditView schema={set}>{inputs}</EditView>, {
      words,
      provider: { ...singleRecordProvider(stored), update },
      at: "/test/things/7",
    });
    await screen.findByLabelText(/^Server/);
    type(/^Server/, "other.example");
    type(/^Type/, "2");
    await screen.findByLabelText(/^Signature/);
    save();
    await screen.findByText("1 field needs your attention.");
    type(/^Signature/, "Pilot");
    save();
    await waitFor(() => expect(update).toHaveBeenCalled());
    expect(update.mock.calls[0]?.[1].data).toEqual({ id: 7, type: 2, sign_name: "Pilot" });
  });
});
