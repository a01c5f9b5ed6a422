// @vitest-environment happy-dom
// The list that is measured can be drawn: a bench that nobody runs would break unseen.
import { cleanup, render, screen } from "@testing-library/react";
import { createElement } from "react";
import { afterEach, expect, it } from "vitest";
import { Ours, OursContext } from "./Ours";
import { heldRows } from "./rows";

afterEach(cleanup);

it("is drawn with its rows", async () => {
  const children = createElement(Ours);
  render(createElement(OursContext, { dataProvider: heldRows(3), count: 3, children }));
  expect(await screen.findByText("Camera 2")).toBeDefined();
});
