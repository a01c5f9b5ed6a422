import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { MiddleEllipsis, lastSeparatedPart } from "./MiddleEllipsis";

it("keeps the last step of a path whole, with what follows it", () => {
  const text = "Riverside / Tower A / 标准层 (3) · 104";
  expect(lastSeparatedPart(text)).toBe(" / 标准层 (3) · 104");
  expect(lastSeparatedPart("Riverside")).toBe("");
  const { container } = render(<MiddleEllipsis text={text} tail={lastSeparatedPart(text)} />);
  expect(container.textContent).toBe(text);
  expect(container.querySelector(".ui-cut > span")?.textContent).toBe("Riverside / Tower A");
});
