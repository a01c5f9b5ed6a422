// On a platform that follows only the specification, a derived state is drawn but never sent as a filter or order.
import { afterEach, expect, it } from "vitest";
import { bearer } from "../wire/calls";
import { setConfig } from "../wire/config";
import { listParams } from "./listParams";
import { recordOf } from "./records";

const props = {
  name: "order",
  key: "order_id",
  title: "order_id",
  further: ["refund_state", "state"],
  derived: {
    state: [
      { value: 1, when: { order_state: [1] } },
      { value: 5, when: { refund_state: [2] } },
      { value: 3, when: {} },
    ],
  },
};
const asked = () =>
  listParams(bearer.list("/list"), props, {
    sort: { field: "state", order: "ASC" },
    filter: { state: [3], order_state: [3] },
  });

afterEach(() => setConfig(null));

it("is reckoned where the platform does not say it, as far as its fields go", () => {
  expect(recordOf({ order_id: "a", order_state: 1 }, props)).toMatchObject({ state: 1 });
  expect(recordOf({ order_id: "a", order_state: 3 }, props)).toMatchObject({ state: 3 });
  expect(recordOf({ order_id: "a", order_state: 3, refund_state: 2 }, props)).toMatchObject({ state: 5 });
});

it("is what the platform says, if it says it, and nothing where only a name was answered", () => {
  expect(recordOf({ order_id: "a", order_state: 1, state: 7 }, props)).toMatchObject({ state: 7 });
  expect(recordOf({ order_id: "a", name_only: 1 }, props)).not.toHaveProperty("state");
});

it("is neither filtered nor sorted by on a platform that lacks it, though an address asks for it", () => {
  expect(asked()).toMatchObject({ state: [3], sort_field: "state" });
  setConfig({ given: { can: ["sort", "several"] } });
  expect(asked()).toEqual({ order_state: [3] });
});
