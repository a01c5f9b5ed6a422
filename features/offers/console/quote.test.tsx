import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useRecordContext } from "ra-core";
import { expect, it, vi } from "vitest";
import { renderView, thingResource } from "../../../tests/forms/formHarness";
import { IntegerInput } from "../../../src/framework/form/IntegerInput";
import { TextInput } from "../../../src/framework/form/TextInput";
import { Filled } from "../../../src/framework/slots";
import type { Call } from "../../../src/framework/wire/contract";
import { ActionHost } from "../../../src/framework/actions/ActionHost";
import { CallButton } from "../../../src/framework/actions/CallButton";
import { offers } from ".";

const callNamed = (name: string, fields: Call["fields"]): Call => ({
  name,
  verb: "action",
  path: `/asked/${name}`,
  style: "bearer",
  apiVersion: "1.0.1",
  paging: "page_index",
  key: "id",
  fields,
  constants: {},
});
const fields = { goods: "text", months: "integer" } as const;
const pay = callNamed("pay", fields);
const quote = callNamed("quote", fields);
const words = {
  "thing.actions.pay": "Place an order",
  "thing.amount.pay": "Pay",
  "thing.formula.quote": "{rate} × {months}",
  "thing.fields.goods": "Goods",
  "ui.action.missing": "Still needed: {{names}}",
  "invalid.min": "At least {{min}}.",
};

const Total = () => <span>{`$${String(useRecordContext()?.total ?? "")}.00`}</span>;

const Fact = ({ source }: { readonly source: string }) => String(useRecordContext()?.[source] ?? "");

/** Goods are sold for a year at a time, ten dollars each. */
const open = async () => {
  const call = vi.fn(async (asked: Call, given: Readonly<Record<string, unknown>>) => {
    const months = Number(given.months ?? 12);
    return { data: asked.name === "quote" ? { total: (months / 12) * 10, rate: "$10.00", months } : {} };
  });
  renderView(
    <Filled by={offers.fills}>
      <ActionHost>
        <CallButton
          call={pay}
          ask={[
            <TextInput key="goods" source="goods" required />,
            <IntegerInput key="months" source="months" min={1} />,
          ]}
          start={{ months: 1 }}
          quote={{
            call: quote,
            fields: [],
            formula: [<Fact key="rate" source="rate" />, <Fact key="months" source="months" />],
            sends: [],
            fills: { months: "months" },
          }}
          amount={{ field: "total", amount: <Total /> }}
        />
      </ActionHost>
    </Filled>,
    {
      words,
      provider: { call },
      at: "/test/things/create",
      resource: { ...thingResource, access: { pay: "x", quote: "x" } },
    },
  );
  fireEvent.click(await screen.findByRole("button", { name: "Place an order" }));
  const dialog = await screen.findByRole("dialog");
  const box = (name: string) => {
    const found = dialog.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (found === null) throw new Error(`no box ${name}`);
    return found;
  };
  await waitFor(() => box("goods"));
  const press = () => fireEvent.click(within(dialog).getByRole("button", { name: /Pay|Place/ }));
  return { call, dialog, box, press, paid: () => call.mock.calls.filter(([{ name }]) => name === "pay") };
};

it("says the amount on its button, and fills in what the quote says of what nobody has changed", async () => {
  const { dialog, box, press, paid } = await open();
  await within(dialog).findByText("Still needed: Goods");
  expect(within(dialog).getByRole<HTMLButtonElement>("button", { name: "Place an order" }).disabled).toBe(true);
  fireEvent.change(box("goods"), { target: { value: "Cloud, year" } });
  await within(dialog).findByRole("button", { name: /^Pay\s\$10\.00$/ });
  await waitFor(() => expect(box("months").value).toBe("12"));
  fireEvent.change(box("months"), { target: { value: "24" } });
  await within(dialog).findByRole("button", { name: /^Pay\s\$20\.00$/ });
  within(dialog).getByText("$10.00 × 24");
  press();
  await waitFor(() => expect(paid()[0]?.[1]).toMatchObject({ goods: "Cloud, year", months: 24 }));
});

it("sends what the quote says for an empty number, and never 0", async () => {
  const { dialog, box, press, paid } = await open();
  fireEvent.change(box("goods"), { target: { value: "Cloud, year" } });
  await waitFor(() => expect(box("months").value).toBe("12"));
  fireEvent.change(box("months"), { target: { value: "" } });
  await within(dialog).findByRole("button", { name: /^Pay\s\$10\.00$/ });
  press();
  await waitFor(() => expect(paid()[0]?.[1]).toMatchObject({ months: 12 }));
});

it("refuses a number out of bounds at its field, in words, and asks nobody about it", async () => {
  const { call, dialog, box, press, paid } = await open();
  fireEvent.change(box("goods"), { target: { value: "Cloud, year" } });
  await waitFor(() => expect(box("months").value).toBe("12"));
  fireEvent.change(box("months"), { target: { value: "0" } });
  press();
  const message = await within(dialog).findByText("At least 1.");
  expect(message.closest(".MuiFormControl-root")?.contains(box("months"))).toBe(true);
  expect(paid()).toEqual([]);
  expect(call.mock.calls.some(([, given]) => given.months === 0)).toBe(false);
});
