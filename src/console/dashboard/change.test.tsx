import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { CountChange } from "../CountChange";

it.each([
  [7, 6, "+16.7%"],
  [0, 5, "-100%"],
  [-99.5, 5, ""],
  [5, -99.5, ""],
  [5, 0, ""],
  [249.5, 10.9, ""],
  [60, 10.9, "+450%"],
])("a change to %d from %d is written as %j", (now, before, text) => {
  expect(render(<CountChange now={now} before={before} />).container.textContent).toBe(text);
});
