import { fireEvent, screen, within } from "@testing-library/react";
import { useRecordContext } from "ra-core";
import { expect, it } from "vitest";
import { renderView, thingResource } from "../../../tests/forms/formHarness";
import { ActionHost } from "../../../src/framework/actions/ActionHost";
import { CallButton } from "../../../src/framework/actions/CallButton";
import { ReferenceInput } from "../../../src/framework/form/ReferenceInput";
import { Filled } from "../../../src/framework/slots";
import type { Call, Reference } from "../../../src/framework/wire/contract";
import { offers } from ".";

const callNamed = (name: string): Call => ({
  ...({ name, verb: "action", path: `/asked/${name}`, style: "bearer" } as const),
  ...({ apiVersion: "1.0.1", paging: "page_index", key: "id", fields: { goods: "text" }, constants: {} } as const),
});
const goods: Reference = { resource: "goods", path: null, key: "id", title: "name" };
const found = { data: [{ id: 7, name: "Cloud, year" }], total: 1 };

const Labelled = ({ source }: { readonly source: string }) => (
  <span>{`${source} ${String(useRecordContext()?.[source] ?? "")}`}</span>
);

const open = async (asked: unknown[]) => {
  renderView(
    <Filled by={offers.fills}>
      <ActionHost>
        <CallButton
          call={callNamed("pay")}
          ask={[<ReferenceInput key="goods" source="goods" of={goods} pick="offered" required />]}
          quote={{
            call: callNamed("quote"),
            fields: [<Labelled key="total" source="total" />, <Labelled key="balance" source="balance" />],
            sends: [],
          }}
        />
      </ActionHost>
    </Filled>,
    {
      words: { "thing.actions.pay": "Place an order" },
      provider: {
        getList: async () => JSON.parse(JSON.stringify(found)),
        getMany: async () => JSON.parse(JSON.stringify(found)),
        call: async (_: Call, given: Readonly<Record<string, unknown>>) => {
          asked.push(given);
          return { data: given.goods === undefined ? { balance: "$90.00" } : { total: "$10.00", balance: "$90.00" } };
        },
      },
      at: "/test/things/create",
      resource: { ...thingResource, access: { pay: "x", quote: "x" } },
    },
  );
  fireEvent.click(await screen.findByRole("button", { name: "Place an order" }));
  return screen.findByRole("dialog");
};

it("shows the balance before an offer is chosen, and no total", async () => {
  const asked: unknown[] = [];
  const dialog = await open(asked);
  await within(dialog).findByText("balance $90.00");
  expect(asked).toEqual([{}]);
  expect(within(dialog).getByRole<HTMLButtonElement>("button", { name: "Place an order" }).disabled).toBe(true);
  fireEvent.click(await within(dialog).findByRole("radio", { name: "Cloud, year" }));
  await within(dialog).findByText("total $10.00");
});

it("has a cross in its dialog, which asks before a choice is lost", async () => {
  const dialog = await open([]);
  const offer = await within(dialog).findByRole("radio", { name: "Cloud, year" });
  fireEvent.pointerDown(offer);
  fireEvent.click(offer);
  fireEvent.click(within(dialog).getByRole("button", { name: "ui.close" }));
  await screen.findByText("ui.discard.title");
});
