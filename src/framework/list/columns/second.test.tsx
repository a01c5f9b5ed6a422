// @vitest-environment happy-dom
import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { readColumns } from "./readColumns";
import { NumberColumn, TextColumn } from "./columns";

it("draws the field of a second line below the value of its column, and nothing without one", () => {
  const cells = readColumns([
    <TextColumn key="name" source="name" second={<NumberColumn source="size" />} />,
    <TextColumn key="note" source="note" />,
  ]).map(({ cell }) => render(<p>{cell({ id: 1, name: "Pump", size: 7, note: "old" })}</p>).container);
  expect(cells.map((one) => one.querySelector("small")?.textContent)).toEqual(["7", undefined]);
  expect(cells[0]?.textContent).toBe("Pump7");
});
