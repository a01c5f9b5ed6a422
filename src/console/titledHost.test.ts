import { setConfig } from "pilothouse/wire";
import { afterEach, expect, it } from "vitest";
import { isTitledHost } from "./titledHost";

afterEach(() => setConfig(null));

it("is the one host that the installation names", () => {
  setConfig({ given: { p2p_host: "p2p.example" } });
  expect(isTitledHost("p2p.example")).toBe(true);
  expect(isTitledHost("console.example")).toBe(false);
});

it("is none unless the installation names one", () => {
  setConfig({ given: { p2p_host: "" } });
  expect(isTitledHost("")).toBe(false);
});
