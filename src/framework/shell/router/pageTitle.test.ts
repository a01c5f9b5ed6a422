import { expect, it } from "vitest";
import { pageTitle } from "./pageTitle";

const base = {
  page: "Devices",
  product: "Open Server",
  fixed: "P2P Server",
  host: "console.example",
  fixedHost: "p2p.example",
} as const;

it("puts the page before the product", () => {
  expect(pageTitle(base)).toBe("Devices - Open Server");
});

it("is the product's title where a page has none", () => {
  expect(pageTitle({ ...base, page: "" })).toBe("Open Server");
});

it("never changes on the customer's host", () => {
  expect(pageTitle({ ...base, host: "p2p.example" })).toBe("P2P Server");
});

it("knows no such host unless the installation names one", () => {
  expect(pageTitle({ ...base, host: "", fixedHost: "" })).toBe("Devices - Open Server");
});
