import { expect, it } from "vitest";
import { englishPlural } from "./plural";

it.each([
  ["Device", "Devices"],
  ["Product category", "Product categories"],
  ["Company", "Companies"],
  ["Alarm push", "Alarm pushes"],
  ["Activation code batch", "Activation code batches"],
  ["Key", "Keys"],
  ["Wireless", "Wirelesses"],
  ["Duplicate UID", "Duplicate UIDs"],
])("%s becomes %s", (one, many) => {
  expect(englishPlural(one)).toBe(many);
});
