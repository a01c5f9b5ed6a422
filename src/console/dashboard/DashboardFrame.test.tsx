import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { DashboardFrame } from "./DashboardFrame";

it("has the parts of the dashboard before its words are there", () => {
  const { container } = render(<DashboardFrame figures={4} waits={3} />);
  const count = (selector: string) => container.querySelectorAll(selector).length;
  expect(count(".dashboard-duties > *")).toBe(3);
  expect(count(".dashboard-hero .chart-shadow")).toBe(1);
  expect(count(".dashboard-figures > .dashboard-figure")).toBe(4);
  expect(container.textContent).toBe("");
});
