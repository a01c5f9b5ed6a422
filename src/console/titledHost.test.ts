import { expect, it } from "vitest";
import { isTitledHost } from "./titledHost";

it("is the one host that the installation names", () => {
  const given = { p2p_host: "p2p.example" };
  expect(isTitledHost({ host: "p2p.example", given })).toBe(true);
  expect(isTitledHost({ host: "console.example", given })).toBe(false);
});

it("is missing unless the installation names it", () => {
  expect(isTitledHost({ host: "", given: { p2p_host: "" } })).toBe(false);
  expect(isTitledHost({ host: "console.example", given: {} })).toBe(false);
});
