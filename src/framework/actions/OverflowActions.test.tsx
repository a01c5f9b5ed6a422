import { fireEvent, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { renderView } from "../../../tests/forms/formHarness";
import { Button } from "../ui/Button";
import { ActionButton } from "./ActionButton";
import { OverflowActions } from "./OverflowActions";

const act = (label: string, props: object = {}) => (
  <ActionButton key={label} label={label} {...props} request={() => ({ dialog: () => null })} />
);

/** The visible buttons (the main one in brackets), and the items of the menu. */
const drawn = async (actions: readonly ReactNode[], others?: ReactNode) => {
  renderView(
    <OverflowActions place="page" others={others}>
      {actions}
    </OverflowActions>,
    {},
  );
  const more = screen.queryByRole("button", { name: "ui.bulk.more" });
  const buttons = screen
    .getAllByRole("button")
    .filter((one) => one !== more && one.style.display !== "none")
    .map((one) => (one.hasAttribute("data-main") ? `[${one.textContent}]` : one.textContent));
  if (more === null) return [buttons, []];
  fireEvent.click(more);
  return [buttons, (await screen.findAllByRole("menuitem")).map((one) => one.textContent)];
};

it("has one main button and two others; the rest is in the menu, and all that ends something", async () => {
  const actions = [act("Settings", { lesser: true }), act("Pay"), act("Cancel", { danger: true })];
  expect(await drawn([...actions, act("Deliver"), act("Refund")])).toEqual([
    ["Settings", "[Pay]", "Deliver"],
    ["Cancel", "Refund"],
  ]);
});

it("has no main button beside the one of the page, and fewer others beside those of the page", async () => {
  const others = [
    <Button key="keys">Keys</Button>,
    <Button key="edit" variant="contained">
      {"Edit"}
    </Button>,
  ];
  expect(await drawn([act("Pay"), act("Deliver"), act("End", { danger: true })], others)).toEqual([
    ["Pay", "Keys", "Edit"],
    ["Deliver", "End"],
  ]);
});

it("has no menu for a single button, even one that ends something", async () => {
  expect(await drawn([act("End", { danger: true })])).toEqual([["End"], []]);
});
