import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { Cut, lastStep } from "./Cut";

it("keeps the last step of a path whole, with what follows it", () => {
  const text = "Riverside / Tower A / 标准层 (3) · 104";
  expect(lastStep(text)).toBe(" / 标准层 (3) · 104");
  expect(lastStep("Riverside")).toBe("");
  const { container } = render(<Cut text={text} tail={lastStep(text)} />);
  expect(container.textContent).toBe(text);
  expect(container.querySelector(".ui-cut > span")?.textContent).toBe("Riverside / Tower A");
});
