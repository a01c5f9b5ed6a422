import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DelayedInput } from "./DelayedInput";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const write = (box: HTMLElement, text: string) => fireEvent.change(box, { target: { value: text } });

/** A box whose text the test stores. `keep` gives the text to show. */
const open = (keep: (text: string, shown: string) => string = (text) => text) => {
  const onSettle = vi.fn();
  let show: (text: string) => void = () => undefined;
  const Kept = () => {
    const [shown, setShown] = useState("");
    show = (text) => act(() => setShown(text));
    const settle = (text: string, goesOn: boolean) => {
      onSettle(text, goesOn);
      setShown(keep(text, shown));
    };
    return <DelayedInput label="Find" value={shown} onSettle={settle} />;
  };
  render(<Kept />);
  const box = screen.getByRole<HTMLInputElement>("textbox", { name: "Find" });
  fireEvent.focus(box);
  wait(1000);
  return { box, onSettle, show };
};

it("reports a key after a pause at once, and keys of one go when it ends", () => {
  const { box, onSettle } = open();
  write(box, "h");
  wait(1);
  expect(onSettle.mock.calls).toEqual([["h", false]]);
  for (const text of ["ha", "har", "harb"]) {
    wait(30);
    write(box, text);
  }
  wait(50);
  expect(onSettle).toHaveBeenCalledTimes(1);
  wait(30);
  expect(onSettle.mock.calls).toEqual([
    ["h", false],
    ["harb", true],
  ]);
});

it.each([
  ["Enter", (box: HTMLElement) => fireEvent.keyDown(box, { key: "Enter" })],
  ["another box", (box: HTMLElement) => fireEvent.blur(box)],
])("starts again after %s", (_, end) => {
  const { box, onSettle } = open();
  write(box, "harbour");
  end(box);
  expect(onSettle.mock.calls).toEqual([["harbour", false]]);
  write(box, "harbour north");
  wait(100);
  expect(onSettle).toHaveBeenLastCalledWith("harbour north", false);
});

it("starts again after the text was changed from outside", () => {
  const { box, onSettle, show } = open();
  write(box, "harbour");
  wait(100);
  show("");
  expect(box.value).toBe("");
  write(box, "north");
  wait(100);
  expect(onSettle).toHaveBeenLastCalledWith("north", false);
});

it("keeps a space that somebody goes on after", () => {
  const { box, onSettle } = open();
  write(box, "harbour ");
  wait(100);
  expect(box.value).toBe("harbour ");
  write(box, "harbour n");
  wait(100);
  expect(onSettle.mock.calls).toEqual([
    ["harbour", false],
    ["harbour n", true],
  ]);
});

it("keeps what was typed since, when what was reported before comes back late", () => {
  const { box, show } = open((_, shown) => shown);
  for (const text of ["h", "ha"]) {
    write(box, text);
    wait(100);
  }
  write(box, "har");
  show("h");
  expect(box.value).toBe("har");
  show("ha");
  expect(box.value).toBe("har");
  show("other");
  expect(box.value).toBe("other");
});

it("reports no letters of a word that is still being composed", () => {
  const { box, onSettle } = open();
  fireEvent.compositionStart(box);
  write(box, "she bei");
  wait(1000);
  fireEvent.keyDown(box, { key: "Enter", isComposing: true });
  expect(onSettle).not.toHaveBeenCalled();
  write(box, "设备");
  fireEvent.compositionEnd(box);
  wait(100);
  expect(onSettle.mock.calls).toEqual([["设备", false]]);
});

it("waits for the end of a press, so that what is pressed does not move away", () => {
  const { box, onSettle } = open();
  write(box, "harbour");
  fireEvent.pointerDown(document.body);
  fireEvent.blur(box);
  wait(1000);
  expect(onSettle).not.toHaveBeenCalled();
  fireEvent.pointerUp(document.body);
  expect(onSettle).not.toHaveBeenCalled();
  wait(1);
  expect(onSettle.mock.calls).toEqual([["harbour", false]]);
});
