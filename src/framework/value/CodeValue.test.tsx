import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { CodeValue } from "./CodeValue";

it("never cuts the end of an identifier, and says all of it", () => {
  const { container } = render(<CodeValue value="ORD20260138811" />);
  expect(container.textContent).toBe("ORD20260138811");
  expect(container.querySelector(".ui-code > span")?.textContent).toBe("ORD20260");
  expect(container.querySelector(".ui-code")?.getAttribute("title")).toBe("ORD20260138811");
});

it("leaves a short one whole", () => {
  expect(render(<CodeValue value="4.1.0-beta" />).container.querySelector(".ui-code > span")?.textContent).toBe(
    "4.1.0-beta",
  );
});
