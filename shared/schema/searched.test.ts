import { describe, expect, it } from "vitest";
import { searchFormsOf, matchesSearch } from "./searched";

const MAC = "8C:1F:64:00:1A:2B";

describe("a search", () => {
  it.each([
    ["8c1f64001a2b", true],
    ["8C-1F-64-00-1A-2B", true],
    ["8c1f.6400.1a2b", true],
    ["8c:1f:64", true],
    ["64001a", true],
    ["f6400", true],
    ["C:1F", true],
    ["8c1f64001a2c", false],
    ["car park", false],
  ])("for %s finds a MAC address: %s", (text, found) => {
    expect(matchesSearch("mac", MAC, text)).toBe(found);
  });

  it.each([
    ["89860620160012345678", true],
    ["8986 0620 1600 1234 5678", true],
    ["1234-5678", true],
    ["8986 0999", false],
  ])("for %s finds the number of a card: %s", (text, found) => {
    expect(matchesSearch("code", "89860620160012345678", text)).toBe(found);
  });

  it.each([
    ["13800138000", true],
    ["138 0013 8000", true],
    ["+86 138-0013-8000", true],
    ["8613800138000", true],
    ["0086 13800138000", true],
    ["13800138001", false],
    ["Chen 138", false],
    ["13", false],
  ])("for %s finds a phone: %s", (text, found) => {
    expect(matchesSearch("phone", "+8613800138000", text)).toBe(found);
  });

  it("for a part of a name finds it in any case", () => {
    expect(matchesSearch("text", "Harbour view", "HARB")).toBe(true);
    expect(searchFormsOf("text", "a-b")).toEqual(["a-b"]);
  });

  it("keeps a short text as it is", () => {
    expect(searchFormsOf("mac", "8c")).toEqual(["8c"]);
    expect(searchFormsOf("code", "a b")).toEqual(["a b"]);
  });

  it("for a code with spaces finds it without them, and also without its other marks", () => {
    expect(searchFormsOf("code", "pi_3 Qx82")).toEqual(["pi_3 Qx82", "pi_3Qx82", "pi3Qx82"]);
  });
});
