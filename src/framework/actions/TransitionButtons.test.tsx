import { fireEvent, screen, within } from "@testing-library/react";
import { RecordContextProvider } from "ra-core";
import { expect, it } from "vitest";
import { renderView, thing } from "../form/formHarness";
import { ActionHost } from "./ActionHost";
import { TransitionButtons } from "./TransitionButtons";

const of = {
  name: "refund_state",
  values: [{ value: 1 }, { value: 2, color: "success" }, { value: 3, color: "error" }],
} as const;
const words = {
  "acts.refund_state.2": "Approve refund",
  "enums.refund_state.3": "Failed",
  "kit.transition.button": "Set to {{to}}",
  "kit.action.ask": "{{action}}?",
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
    { words, at: "/test/things/7/show", resource: { ...thing, facts: ["amount", "buyer"] } },
  );
  await screen.findByRole("button", { name: "Set to Failed" });
  fireEvent.click(screen.getByRole("button", { name: "Approve refund" }));
  const dialog = await screen.findByRole("dialog", { name: "Approve refund?" });
  expect([...dialog.querySelectorAll("dt, dd")].map((part) => part.textContent)).toEqual([
    "Number",
    "R7",
    "Amount",
    "750.00",
  ]);
  within(dialog).getByRole("button", { name: "Approve refund" });
});
