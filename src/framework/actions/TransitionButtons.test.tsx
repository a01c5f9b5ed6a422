import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { type DataProvider, RecordContextProvider } from "ra-core";
import { expect, it } from "vitest";
import { renderView, thingResource } from "../../../tests/forms/formHarness";
import { TextInput } from "../form/TextInput";
import { TextField } from "../show";
import { ActionHost } from "./ActionHost";
import { TransitionButtons } from "./TransitionButtons";

const of = {
  name: "refund_state",
  values: [{ value: 1 }, { value: 2, color: "success", danger: true }, { value: 3, color: "error", danger: false }],
} as const;
const words = {
  "acts.refund_state.2": "Approve refund",
  "enums.refund_state.3": "Failed",
  "ui.transition.button": "Set to {{to}}",
  "ui.action.ask": "{{action}}?",
  "ui.action.ask_one": "{{action}} “{{name}}”?",
  "thing.fields.name": "Number",
  "thing.fields.amount": "Amount",
};

it("asks with a verb and the facts of the record; without a verb, it names the state", async () => {
  renderView(
    <RecordContextProvider value={{ id: 7, name: "R7", amount: "750.00", buyer: "", state: 1 }}>
      <ActionHost>
        <TransitionButtons source="state" of={of} transitions={{ 1: [2, 3] }} />
      </ActionHost>
    </RecordContextProvider>,
    { words, at: "/test/things/7/show", resource: { ...thingResource, facts: ["name", "amount", "buyer"] } },
  );
  await screen.findByRole("button", { name: "Set to Failed" });
  fireEvent.click(screen.getByRole("button", { name: "Approve refund" }));
  const dialog = await screen.findByRole("dialog", { name: "Approve refund “R7”?" });
  expect([...dialog.querySelectorAll("dt, dd")].map((part) => part.textContent)).toEqual([
    "Number",
    "R7",
    "Amount",
    "750.00",
  ]);
  const approve = within(dialog).getByRole("button", { name: "Approve refund" });
  expect(approve.hasAttribute("data-red")).toBe(true);
});

it("asks in the words of the definition, with fields of the record, in place of the action and the title", async () => {
  renderView(
    <RecordContextProvider value={{ id: 7, name: "R7", amount: "750.00", buyer: "Divya Nair", state: 1 }}>
      <ActionHost>
        <TransitionButtons source="state" of={of} transitions={{ 1: [2, 3] }} />
      </ActionHost>
    </RecordContextProvider>,
    {
      words: { ...words, "thing.questions.state.2": "Refund {amount} to {buyer}?" },
      at: "/test/things/7/show",
      resource: thingResource,
    },
  );
  fireEvent.click(await screen.findByRole("button", { name: "Approve refund" }));
  expect(await screen.findByRole("dialog", { name: "Refund 750.00 to Divya Nair?" })).toBeTruthy();
});

it("has the amount on the button of a state in which money leaves, and of no other", async () => {
  const amount = { field: "amount", amount: <TextField source="amount" /> };
  renderView(
    <RecordContextProvider value={{ id: 7, name: "R7", amount: "750.00", state: 1 }}>
      <ActionHost>
        <TransitionButtons source="state" of={of} transitions={{ 1: [2, 3] }} amount={amount} />
      </ActionHost>
    </RecordContextProvider>,
    { words, at: "/test/things/7/show", resource: thingResource },
  );
  fireEvent.click(await screen.findByRole("button", { name: "Approve refund" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect((await dialog.findByRole("button", { name: /^Approve refund/ })).textContent).toBe(
    "Approve refund\u00a0750.00",
  );
  fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" });
  fireEvent.click(await screen.findByRole("button", { name: "Set to Failed" }));
  await screen.findByRole("button", { name: "Set to Failed", description: "" });
  expect(screen.queryByRole("button", { name: /Set to Failed.*750/ })).toBeNull();
});

it("is red where money leaves or something ends, whatever the colour of the state", async () => {
  renderView(
    <RecordContextProvider value={{ id: 7, name: "R7", state: 1 }}>
      <ActionHost>
        <TransitionButtons source="state" of={of} transitions={{ 1: [2, 3] }} />
      </ActionHost>
    </RecordContextProvider>,
    { words, at: "/test/things/7/show", resource: thingResource },
  );
  fireEvent.click(await screen.findByRole("button", { name: "Set to Failed" }));
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByRole("button", { name: "Set to Failed" }).hasAttribute("data-red")).toBe(false);
});

it("asks for what the record must have in the state, and sends both together", async () => {
  const sent: unknown[] = [];
  const update: DataProvider["update"] = async (_, { data }) => {
    sent.push(data);
    return JSON.parse(JSON.stringify({ data: { id: 7, ...data } }));
  };
  renderView(
    <RecordContextProvider value={{ id: 7, name: "R7", state: 1, remark: "" }}>
      <ActionHost>
        <TransitionButtons
          source="state"
          of={of}
          transitions={{ 1: [2, 3] }}
          asks={{ 3: [<TextInput key="remark" source="remark" required />] }}
        />
      </ActionHost>
    </RecordContextProvider>,
    {
      words: { ...words, "invalid.required": "Fill in." },
      at: "/test/things/7/show",
      resource: thingResource,
      provider: { update },
    },
  );
  fireEvent.click(await screen.findByRole("button", { name: "Set to Failed" }));
  const dialog = await screen.findByRole("dialog");
  const box = await waitFor(() => {
    const found = dialog.querySelector<HTMLInputElement>("[name=remark]");
    if (found === null) throw new Error("no box");
    return found;
  });
  fireEvent.click(within(dialog).getByRole("button", { name: "Set to Failed" }));
  await within(dialog).findByText("Fill in.");
  expect(sent).toEqual([]);
  fireEvent.change(box, { target: { value: "Used for a month" } });
  fireEvent.click(within(dialog).getByRole("button", { name: "Set to Failed" }));
  await waitFor(() => expect(sent).toMatchObject([{ state: 3, remark: "Used for a month" }]));
});

it("is not offered where the platform keeps the record from this account", () => {
  renderView(
    <RecordContextProvider value={{ id: 7, name: "R7", state: 1, row_refused: { set: "513.owner" } }}>
      <ActionHost>
        <TransitionButtons source="state" of={of} transitions={{ 1: [2, 3] }} />
        <p>drawn</p>
      </ActionHost>
    </RecordContextProvider>,
    { words, at: "/test/things/7/show", resource: thingResource },
  );
  screen.getByText("drawn");
  expect(screen.queryAllByRole("button")).toEqual([]);
});
