import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { DayChoice } from "./DayChoice";
import { fromIsoDay } from "./times";

const dayIn = (iso: string) => fromIsoDay(iso) ?? 0;

it("writes the day as year-month-day, and accepts a typed day, but no future one", () => {
  const onDay = vi.fn();
  render(<DayChoice language="en" day={dayIn("2026-03-01")} onDay={onDay} />);
  const box = screen.getByLabelText<HTMLInputElement>("Day");
  expect(box.value).toBe("2026-03-01");
  const type = (text: string) => {
    fireEvent.change(box, { target: { value: text } });
    fireEvent.keyDown(box, { key: "Enter" });
  };
  for (const text of ["31 Feb 2026", "2999-01-01", "yesterday"]) {
    type(text);
    expect(box.getAttribute("aria-invalid")).toBe("true");
  }
  expect(onDay).not.toHaveBeenCalled();
  type("28 Feb 2026");
  expect(onDay).toHaveBeenCalledWith(dayIn("2026-02-28"));
  fireEvent.click(screen.getByRole("button", { name: "Previous day" }));
  expect(onDay).toHaveBeenLastCalledWith(dayIn("2026-02-28"));
});
