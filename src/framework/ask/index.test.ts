// @vitest-environment happy-dom
import { expect, it } from "vitest";
import * as form from "../form";
import * as show from "../show";
import * as ask from "./index";

it("offers every input a definition can ask for", () => {
  const inputs = Object.keys(form).filter((name) => name.endsWith("Input"));
  const offered = Object.keys(ask).filter((name) => name.endsWith("Input"));
  expect(offered.sort()).toEqual(inputs.sort());
});

it("offers every field an answer can have", () => {
  const fields = Object.keys(show).filter((name) => name.endsWith("Field") && name !== "ShowField");
  const offered = Object.keys(ask).filter((name) => name.endsWith("Field"));
  expect(offered.sort()).toEqual(fields.sort());
});
