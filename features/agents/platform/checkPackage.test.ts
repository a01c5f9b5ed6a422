import { expect, it } from "vitest";
import { checkPackage } from "./checkPackage";

it("a platform with agents says which package to install", () => {
  expect(() => checkPackage("@modelcontextprotocol/nothing")).toThrow(/npm install @modelcontextprotocol\/nothing/);
  expect(() => checkPackage()).not.toThrow();
});
