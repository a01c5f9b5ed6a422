// Opens lists and pages, and checks that nothing moves once it is visible. FULL=1 covers all of them, otherwise some.
import type { Page } from "playwright-core";
import { afterAll, expect, it } from "vitest";
import { takeSample } from "../effort";
import { readModel } from "./readModel";
import {
  LARGEST_SHIFT,
  measureSmallestShifts,
  waitUntilIdle,
  sumOf,
  readShifts,
  describeShifts,
  watchShifts,
} from "./shifts";
import { closePages, visitSignedIn } from "./visit";

afterAll(closePages);

const paths = readModel().sections.flatMap(({ screens }) => screens.map(({ path }) => path));

/** By how much elements moved beyond the limit, and the elements that moved most. */
const moved = async (person: { readonly page: Page; open(path: string): Promise<void> }, all: readonly string[]) => {
  const faults: string[] = [];
  let worst = "";
  let most = 0;
  for (const path of all) {
    const shifts = await measureSmallestShifts(async () => {
      await person.open(path);
      await waitUntilIdle(person.page);
      return readShifts(person.page);
    });
    if (sumOf(shifts) > LARGEST_SHIFT) faults.push(describeShifts(path, shifts));
    if (sumOf(shifts) > most) [most, worst] = [sumOf(shifts), describeShifts(path, shifts)];
  }
  console.log(`${all.length} pages; most: ${worst || "none moved"}`);
  return faults;
};

it.each([
  [1280, "en", 0],
  [390, "zh-CN", 5],
] as const)("does so at %i px in %s", async (width, language, at) => {
  const person = await visitSignedIn("/files/none", { width, language });
  await watchShifts(person.page);
  expect(await moved(person, takeSample(paths, 14, at))).toEqual([]);
  await person.end();
});

it("does so on the pages of records, while their buttons, names and counts arrive", async () => {
  const person = await visitSignedIn("/product/device?lang=en");
  const { page } = person;
  const name = page.locator("main a.ui-name").first();
  await name.waitFor();
  const device = await name.getAttribute("href");
  await person.open("/vas/order?lang=en");
  await name.waitFor();
  const order = await name.getAttribute("href");
  await watchShifts(page);
  expect(await moved(person, [device ?? "", order ?? "", "/user/bills"])).toEqual([]);
  await person.end();
});
