import { render, screen } from "@testing-library/react";
import { CoreAdminContext, RecordContextProvider, ResourceContextProvider } from "ra-core";
import { expect, it } from "vitest";
import { TextField } from "./fields";
import { type RecordStep, Steps } from "./Steps";

const STEPS: readonly RecordStep[] = [
  { name: "ordered", when: { state: [1, 2, 3] }, at: "ordered_at", by: <TextField source="buyer" /> },
  { name: "paid", when: { state: [2, 3] }, at: "paid_at" },
  { name: "packed", when: { packed: [1] } },
  { name: "delivered", when: { state: [3] } },
];

const drawn = (record: Readonly<Record<string, unknown>>) => {
  render(
    <CoreAdminContext>
      <ResourceContextProvider value="order">
        <RecordContextProvider value={record}>
          <Steps steps={STEPS} />
        </RecordContextProvider>
      </ResourceContextProvider>
    </CoreAdminContext>,
  );
  return screen.queryAllByRole("listitem").map((one) => [one.dataset.place, one.querySelector("time") !== null]);
};

it("draws the steps behind a record with their times, the next one, and later ones", () => {
  expect(drawn({ state: 1, packed: 0, ordered_at: 1_700_000_000, paid_at: 0 })).toEqual([
    ["done", true],
    ["next", false],
    ["later", false],
    ["later", false],
  ]);
  expect(screen.getAllByRole("listitem")[1]?.getAttribute("aria-current")).toBe("step");
});

it("draws a step as made where a later one is", () => {
  expect(drawn({ state: 3, packed: 0, paid_at: 1_700_000_000 })).toEqual([
    ["done", false],
    ["done", true],
    ["done", false],
    ["done", false],
  ]);
});

it("draws nothing of a record that left the way", () => {
  expect(drawn({ state: 5, packed: 0 })).toEqual([]);
});

it("says who completed a step, but not of a step that is not completed", () => {
  drawn({ state: 1, packed: 0, buyer: "Divya Nair" });
  expect(screen.getAllByRole("listitem").map((one) => one.textContent.includes("Divya Nair"))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
