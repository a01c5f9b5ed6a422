import { expect, it } from "vitest";
import { pageTitle } from "./pageTitle";

const base = {
  page: "Devices",
  product: "Open Server",
  fixed: null,
} as const;

it("puts the page before the product", () => {
  expect(pageTitle(base)).toBe("Devices - Open Server");
});

it("is the product's title where a page has no title", () => {
  expect(pageTitle({ ...base, page: "" })).toBe("Open Server");
});

it("never changes on a host that has a title of its own", () => {
  expect(pageTitle({ ...base, fixed: "P2P Server" })).toBe("P2P Server");
});
