import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { RecordContextProvider, useRecordContext } from "ra-core";
import { expect, it, vi } from "vitest";
import { renderView, thingResource } from "../../../tests/forms/formHarness";
import type { Call } from "../wire/contract";
import { WireFailure } from "../wire/WireFailure";
import { ActionHost } from "./ActionHost";
import { CallButton } from "./CallButton";

const callNamed = (name: string): Call => ({
  name,
  verb: "action",
  path: `/agreed/${name}`,
  style: "bearer",
  apiVersion: "1.0.1",
  paging: "page_index",
  key: "id",
  fields: { id: "integer" },
  constants: {},
});
const words = {
  "thing.actions.collect": "Pay",
  "thing.actions.cancel": "Cancel order",
  "ui.action.ask": "{{action}}?",
  "ui.action.ask_one": "{{action}} “{{name}}”?",
  "ui.action.agree": "Agree and {{action}}",
  "errors.406.price": "It costs $3.00 now, $2.00 before.",
};
const Price = () => <span>{`$${String(useRecordContext()?.price ?? "")}`}</span>;

const open = async (refused = {}) => {
  const call = vi.fn(async (asked: Call, given: Readonly<Record<string, unknown>>) => {
    if (asked.name === "collect" && given.price !== "3.00")
      throw new WireFailure({
        reason: "answer",
        code: 406,
        path: asked.path,
        data: { context: "price", agree: { price: "3.00" } },
      });
    return { data: {} };
  });
  const access = { collect: "test.collect", cancel: "test.cancel" };
  renderView(
    <RecordContextProvider value={{ id: 7, name: "O7", price: "2.00", state: 1, row_refused: refused }}>
      <ActionHost>
        <CallButton
          call={callNamed("collect")}
          confirm
          amount={{ field: "price", amount: <Price /> }}
          otherwise={<CallButton call={callNamed("cancel")} confirm danger when={{ state: [1] }} />}
        />
      </ActionHost>
    </RecordContextProvider>,
    {
      words,
      provider: { call },
      at: "/test/things/7/show",
      resource: { ...thingResource, access },
    },
  );
  fireEvent.click(await screen.findByRole("button", { name: "Pay" }));
  const dialog = await screen.findByRole("dialog", { name: "Pay “O7”?" });
  return { call, dialog, made: () => call.mock.calls.map(([{ name }, { price }]) => [name, price]) };
};

it("says the amount of the record on its button, and the other one where it is agreed to", async () => {
  const { dialog, made } = await open();
  expect(within(dialog).queryByRole("button", { name: "Cancel order" })).toBeNull();
  fireEvent.click(within(dialog).getByRole("button", { name: /^Pay\s\$2\.00$/ }));
  await within(dialog).findByText("It costs $3.00 now, $2.00 before.");
  fireEvent.click(within(dialog).getByRole("button", { name: /^Agree and pay\s\$3\.00$/ }));
  await waitFor(() =>
    expect(made()).toEqual([
      ["collect", undefined],
      ["collect", "3.00"],
    ]),
  );
});

it("offers the other action of the record beside agreeing, which asks in its own dialog", async () => {
  const { dialog, made } = await open();
  fireEvent.click(within(dialog).getByRole("button", { name: /^Pay\s/ }));
  fireEvent.click(await within(dialog).findByRole("button", { name: "Cancel order" }));
  const asking = await screen.findByRole("dialog", { name: "Cancel order “O7”?" });
  expect(made()).toEqual([["collect", undefined]]);
  fireEvent.click(within(asking).getByRole("button", { name: "Cancel order" }));
  await waitFor(() =>
    expect(made()).toEqual([
      ["collect", undefined],
      ["cancel", undefined],
    ]),
  );
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("offers no other action that this account would be refused", async () => {
  const { dialog } = await open({ cancel: "513.owner" });
  fireEvent.click(within(dialog).getByRole("button", { name: /^Pay\s/ }));
  await within(dialog).findByRole("button", { name: /^Agree and pay\s/ });
  expect(within(dialog).queryByRole("button", { name: "Cancel order" })).toBeNull();
});
