import { render } from "@testing-library/react";
import { CoreAdminContext } from "ra-core";
import { expect, it } from "vitest";
import { CountChange } from "./CountChange";

const drawn = (now: number, before: number, isCount = true) => {
  const { container } = render(
    <CoreAdminContext>
      <CountChange now={now} before={before} isCount={isCount} />
    </CoreAdminContext>,
  );
  const change = container.querySelector<HTMLElement>(".ui-change");
  return change && [change.textContent, change.dataset.good];
};

it("is a percentage in colour, of many things", () => {
  expect(drawn(120, 100)).toEqual(["+20%", "true"]);
  expect(drawn(75, 100)).toEqual(["-25%", "false"]);
});

it("is a number without colour, of few things", () => {
  expect(drawn(3, 4)).toEqual(["-1", undefined]);
  expect(drawn(6, 4)).toEqual(["+2", undefined]);
});

it("is a percentage of any amount of money", () => {
  expect(drawn(3, 4, false)).toEqual(["-25%", "false"]);
});
