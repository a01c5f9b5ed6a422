// @vitest-environment happy-dom
// Checks that the list of the benchmark can be drawn, because the benchmark itself seldom runs.
import { cleanup, render, screen } from "@testing-library/react";
import { createElement } from "react";
import { afterEach, expect, it } from "vitest";
import { PilothouseList, PilothouseContext } from "./PilothouseList";
import { createRowsProvider } from "./rows";

afterEach(cleanup);

it("is drawn with its rows", async () => {
  const children = createElement(PilothouseList);
  render(createElement(PilothouseContext, { dataProvider: createRowsProvider(3), count: 3, children }));
  expect(await screen.findByText("Camera 2")).toBeDefined();
});
