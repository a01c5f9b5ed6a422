// @vitest-environment happy-dom
import { expect, it } from "vitest";
import * as form from "../form";
import * as ask from "./index";

it("offers every input a definition can ask for", () => {
  const inputs = Object.keys(form).filter((name) => name.endsWith("Input"));
  expect(Object.keys(ask).sort()).toEqual(inputs.sort());
});
