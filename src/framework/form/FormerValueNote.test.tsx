import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { list } from "../../../shared/schema/list";
import { money } from "../../../shared/schema/money";
import { secret } from "../../../shared/schema/secret";
import { text } from "../../../shared/schema/text";
import { EditView } from "./EditView";
import { renderView, singleRecordProvider } from "../../../tests/forms/formHarness";
import { ListInput } from "./ListInput";
import { MoneyInput } from "./MoneyInput";
import { SecretInput } from "./SecretInput";
import { TextInput } from "./TextInput";

const words = {
  "thing.fields.name": "Name",
  "thing.fields.price": "Price",
  "thing.fields.key": "Key",
  "thing.fields.rows": "Rows",
  "ra.action.undo": "Undo",
};
const update = vi.fn();
const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });
const undo = (name: string) => screen.getByRole("button", { name: `Undo: ${name}` });

const show = async () => {
  update
    .mockReset()
    .mockImplementation(async (_: string, { data }: { data: object }) => ({ data: { id: 7, ...data } }));
  const schema = z.object({
    id: z.number(),
    name: text(),
    price: money(),
    key: secret(),
    rows: list({ of: { name: text() } }),
  });
  renderView(
    <EditView schema={schema}>
      <TextInput source="name" />
      <MoneyInput source="price" currency="usd" />
      <SecretInput source="key" lines={6} max={4000} />
      <ListInput source="rows">
        <TextInput source="name" />
      </ListInput>
    </EditView>,
    {
      at: "/test/things/7",
      words,
      provider: {
        ...singleRecordProvider({ id: 7, name: "Gear", price: "5.00", key: "", rows: [{ name: "First" }] }),
        update,
      },
    },
  );
  return screen.findByLabelText<HTMLInputElement>("Name");
};

describe("a changed field of an Edit", () => {
  it("shows what was, is counted, and is put back", async () => {
    const name = await show();
    expect(screen.queryByText("Was")).toBeNull();
    type(name, "Wheel");
    expect((await screen.findByText("Was")).parentElement?.textContent).toContain("Gear");
    expect(screen.getByText("1 change").parentElement?.textContent).toContain("Name");
    type(screen.getByLabelText("Price"), "6");
    await screen.findByText("2 changes");
    fireEvent.click(undo("Name"));
    await screen.findByText("1 change");
    expect(name.value).toBe("Gear");
    // Typing the former value again is not a change.
    type(screen.getByLabelText("Price"), "5.00");
    await waitFor(() => expect(screen.queryByText("1 change")).toBeNull());
    expect(screen.queryByText("Was")).toBeNull();
  });

  it("keeps its Undo below the error of what was typed", async () => {
    const price = (await show()) && screen.getByLabelText<HTMLInputElement>("Price");
    type(price, "much");
    fireEvent.blur(price);
    await waitFor(() => expect(price.getAttribute("aria-invalid")).toBe("true"));
    const below = document.getElementById(price.getAttribute("aria-describedby") ?? "");
    expect(below?.textContent).toMatch(/.+Was.*5\.00.*Undo$/);
    fireEvent.click(undo("Price"));
    await waitFor(() => expect(price.getAttribute("aria-invalid")).toBe("false"));
    expect(price.value).toBe("5.00");
  });

  it("is a list with all its rows", async () => {
    await show();
    fireEvent.click(screen.getByRole("button", { name: "Add" }));
    await screen.findByText("1 change");
    const row = () => document.querySelectorAll('[name^="rows."]');
    expect(row()).toHaveLength(2);
    fireEvent.click(undo("Rows"));
    await waitFor(() => expect(row()).toHaveLength(1));
    expect(screen.queryByText("1 change")).toBeNull();
  });

  it("never shows a secret, and keeps the lines of a pasted key", async () => {
    await show();
    const pem = "-----BEGIN PRIVATE KEY-----\nMIIE\nvQ==\n-----END PRIVATE KEY-----\n";
    const box = screen.getByLabelText("Key");
    expect(box.tagName).toBe("TEXTAREA");
    expect(screen.queryByRole("button", { name: "Generate" })).toBeNull();
    type(box, pem);
    await screen.findByText("Changed");
    expect(screen.queryByText("Was")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(update).toHaveBeenCalled());
    expect(update.mock.calls[0]?.[1].data.key.trim().split("\n")).toEqual(pem.trim().split("\n"));
  });
});
