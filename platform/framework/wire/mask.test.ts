import { expect, it } from "vitest";
import { maskText } from "./mask";

it.each([
  ["13800138021", "138****8021"],
  ["+1 415 555 0142", "+1 ****0142"],
  ["601234567", "60****67"],
  ["11010119900307123X", "110****123X"],
  ["emma.fischer@example.com", "e***@example.com"],
  ["e@example.com", "e***@example.com"],
  ["Emma Fischer", "E***"],
  ["陈思远", "陈***"],
  ["𠮷田", "𠮷***"],
  ["x", "***"],
  ["", ""],
  ["科技园南路 18 号", "科***"],
])("%s is masked as %s", (text, masked) => {
  expect(maskText(text)).toBe(masked);
});

it("hides all but the first character of a text that only holds a number or an address", () => {
  expect(maskText("Call 13800138021 or write to emma@example.com")).toBe("C***");
});
