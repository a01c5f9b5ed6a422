import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useFirstField } from "./useFirstField";

const narrow = vi.hoisted(() => ({ is: false }));
vi.mock("../ui/useNarrow", () => ({ useNarrow: () => narrow.is }));
afterEach(cleanup);

const Form = () => {
  useFirstField();
  return (
    <form>
      <input type="hidden" name="key" />
      <input name="number" readOnly />
      <input name="first" />
      <input name="second" />
    </form>
  );
};
const show = (isNarrow: boolean) => {
  narrow.is = isNarrow;
  const main = document.createElement("main");
  main.id = "main";
  main.tabIndex = -1;
  document.body.replaceChildren(main);
  main.focus();
  render(<Form />, { container: main });
  return document.activeElement?.getAttribute("name") ?? null;
};

it("puts the cursor into the first field that people can fill in", () => {
  expect(show(false)).toBe("first");
});

it("leaves the keyboard of a phone closed", () => {
  expect(show(true)).toBeNull();
});
