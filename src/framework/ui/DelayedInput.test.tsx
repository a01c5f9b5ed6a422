import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DelayedInput } from "./DelayedInput";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const type = (text: string) => {
  const onSettle = vi.fn();
  render(<DelayedInput label="Find" value="" onSettle={onSettle} />);
  const box = screen.getByRole("textbox", { name: "Find" });
  fireEvent.focus(box);
  fireEvent.change(box, { target: { value: text } });
  return { box, onSettle };
};

it("reports when typing pauses", () => {
  const { onSettle } = type("harbour");
  vi.advanceTimersByTime(300);
  expect(onSettle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(onSettle.mock.calls).toEqual([["harbour"]]);
});

it("reports at once when the focus leaves by a key", () => {
  const { box, onSettle } = type("harbour");
  fireEvent.blur(box);
  expect(onSettle.mock.calls).toEqual([["harbour"]]);
});

it("waits for the end of a press, so that what is pressed does not move away", () => {
  const { box, onSettle } = type("harbour");
  fireEvent.pointerDown(document.body);
  fireEvent.blur(box);
  vi.advanceTimersByTime(1000);
  expect(onSettle).not.toHaveBeenCalled();
  fireEvent.pointerUp(document.body);
  expect(onSettle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onSettle.mock.calls).toEqual([["harbour"]]);
});
