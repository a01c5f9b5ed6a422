import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { z } from "zod";
import { text } from "../../../shared/schema/text";
import { CreateView } from "./CreateView";
import { renderView } from "../../../tests/forms/formHarness";
import { PresetsInput } from "./PresetsInput";
import { TextInput } from "./TextInput";

const words = { "thing.fields.table": "Fill in", "thing.fields.months": "Months", "thing.fields.price": "Price" };

it("fills from its row, and can be pressed only where that changes something", async () => {
  const schema = z.object({ months: text(), price: text() });
  renderView(
    <CreateView schema={schema}>
      <TextInput source="months" />
      <TextInput source="price" />
      <PresetsInput source="table" match={["months"]} set={["price"]} rows={[["3", "9.00"]]} />
    </CreateView>,
    { words },
  );
  const button = await screen.findByRole<HTMLButtonElement>("button", { name: "Fill in" });
  const type = (name: RegExp, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });
  expect(button.disabled).toBe(true);
  type(/Months/, "3");
  expect(button.disabled).toBe(false);
  fireEvent.click(button);
  expect(screen.getByLabelText<HTMLInputElement>(/Price/).value).toBe("9.00");
  expect(button.disabled).toBe(true);
  type(/Price/, "8.00");
  expect(button.disabled).toBe(false);
});
