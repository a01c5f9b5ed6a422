import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { showWholeText } from "./showWholeText";
const shown = (cell: "td" | "th", isCut: boolean, isInnerCut = false) => {
  const Cell = cell;
  render(
    <table onMouseMove={showWholeText}>
      <tbody>
        <tr>
          <Cell scope={cell === "th" ? "row" : undefined}>
            <span className="ui-chip"> A long name </span>
          </Cell>
        </tr>
      </tbody>
    </table>,
  );
  const found = screen.getByText("A long name");
  const around = found.closest("td, th");
  if (!(around instanceof HTMLElement)) throw new Error("there is no cell");
  for (const [element, width] of [
    [around, isCut ? 90 : 50],
    [found, isInnerCut ? 90 : 50],
  ] as const) {
    Object.defineProperty(element, "scrollWidth", { value: width, configurable: true });
    Object.defineProperty(element, "clientWidth", { value: 50, configurable: true });
  }
  fireEvent.mouseMove(found);
  return around;
};

it("shows in full what has no room in its cell, or within a part of it", () => {
  expect(shown("td", true).title).toBe("A long name");
  cleanup();
  expect(shown("th", true).title).toBe("A long name");
  cleanup();
  expect(shown("td", false, true).title).toBe("A long name");
});

it("shows nothing for a text that fits, or that fits by now", () => {
  const cell = shown("td", false);
  expect(cell.hasAttribute("title")).toBe(false);
  cell.title = "A long name";
  fireEvent.mouseMove(cell);
  expect(cell.hasAttribute("title")).toBe(false);
});
