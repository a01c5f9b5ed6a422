import { expect, it } from "vitest";
import { pageNumbersToShow } from "./pageNumbersToShow";

it.each([
  [1, 9, 5, [1, 2, 3, 4, 9]],
  [5, 9, 5, [3, 4, 5, 6, 9]],
  [6, 9, 5, [4, 5, 6, 7, 9]],
  [9, 9, 5, [5, 6, 7, 8, 9]],
  [2, 9, 3, [1, 2, 9]],
  [1, 2000, 5, [1, 2, 3, 4, 2000]],
  [1, 2, 5, [1, 2]],
])("around page %i of %i offers %i buttons", (page, pages, count, buttons) => {
  expect(pageNumbersToShow(page, pages, count)).toEqual(buttons);
});
