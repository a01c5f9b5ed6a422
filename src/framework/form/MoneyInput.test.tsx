import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { money } from "../../../shared/schema/money";
import { text } from "../../../shared/schema/text";
import { CreateView } from "./CreateView";
import { renderView } from "../../../tests/forms/formHarness";
import { MoneyInput } from "./MoneyInput";
import { TextInput } from "./TextInput";

const create = vi.fn();
const words = { "thing.fields.price": "Price" };
const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });
const save = () => fireEvent.click(screen.getByRole("button", { name: "Save" }));
const accept = () =>
  create
    .mockReset()
    .mockImplementation(async (_: string, { data }: { data: object }) => ({ data: { id: 1, ...data } }));
describe("MoneyInput", () => {
  it("sends an amount as text with two decimals, also one of thirteen digits", async () => {
    accept();
    const schema = z.object({ price: money({ required: true }) });
    renderView(
      <CreateView schema={schema}>
        <MoneyInput source="price" currency="usd" />
      </CreateView>,
      { words, provider: { create } },
    );
    const box = await screen.findByLabelText("Price");
    type(box, "9999999999999.3");
    fireEvent.blur(box);
    save();
    await waitFor(() => expect(create).toHaveBeenCalled());
    expect(create.mock.calls[0]?.[1].data).toEqual({ price: "9999999999999.30" });
  });

  it("takes whole yen where the field beside it says yen", async () => {
    accept();
    const schema = z.object({ currency: text(), price: money({ required: true, currencyField: "currency" }) });
    renderView(
      <CreateView schema={schema} defaults={{ currency: "jpy" }}>
        <TextInput source="currency" />
        <MoneyInput source="price" currencyField="currency" />
      </CreateView>,
      { words, provider: { create } },
    );
    const box = await screen.findByLabelText("Price");
    expect(box.getAttribute("inputmode")).toBe("numeric");
    type(box, "10.5");
    save();
    await screen.findByText("This currency has no decimals. Enter a whole amount.");
    expect(create).not.toHaveBeenCalled();
    type(box, "1,200");
    fireEvent.blur(box);
    // The screen shows no decimals, but the call has them.
    await waitFor(() => expect(box).toHaveProperty("value", "1200"));
    save();
    await waitFor(() => expect(create.mock.calls[0]?.[1].data).toMatchObject({ price: "1200.00" }));
  });
});
