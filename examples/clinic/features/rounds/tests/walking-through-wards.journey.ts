// The clinic's own feature in a browser: the wards with due machines, on every page.
import { resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Served, serve } from "../../../../../tests/journeys/serve";
import { closePages, signIn, visit } from "../../../../../tests/journeys/visit";

let office: Served;
beforeAll(async () => {
  office = await serve(resolve(import.meta.dirname, "../../../../.."), {}, "examples/clinic");
});
afterAll(async () => {
  await closePages();
  await office?.stop();
});

const arrive = async (
  account: string,
  manner: { readonly language?: "en" | "zh-CN"; readonly width?: number } = {},
) => {
  const person = await visit({ ...manner, address: office.address });
  await person.open(`/login?return=${encodeURIComponent("/upkeep/jobs")}`);
  await signIn(person, { account });
  await person.page.waitForURL((url) => url.pathname === "/upkeep/jobs");
  return person;
};

it("leads a technician to the machines of a ward, and keeps that the ward was walked through", async () => {
  const person = await arrive("technician");
  const { page } = person;
  await page.getByRole("button", { name: "Rounds" }).click();
  const first = page.getByRole("dialog").getByRole("listitem").first();
  await first.getByText("Nobody has walked through yet").waitFor();
  const button = first.getByRole("button", { name: "Walked through" });
  const [panel, place] = [await page.getByRole("dialog").boundingBox(), await button.boundingBox()];
  // The button is not cut off.
  expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual((panel?.x ?? 0) + (panel?.width ?? 0));
  await button.click();
  await first.getByText("Last walked by 唐启明").waitFor();
  await first.getByRole("link").click();
  await page.waitForURL((url) => url.pathname === "/inventory/machines" && url.search.includes("stands_in"));
  expect(person.errors).toEqual([]);
  await person.end();
});

it("fits on a phone, in Chinese", async () => {
  const person = await arrive("technician", { language: "zh-CN", width: 390 });
  const { page } = person;
  await page.getByRole("button", { name: "巡视" }).click();
  await page.getByRole("dialog").getByText("待巡检").first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(person.errors).toEqual([]);
  await person.end();
});

it("is hidden from accounts that may list no equipment", async () => {
  const person = await arrive("surgery");
  await person.page.getByRole("main").waitFor();
  expect(await person.page.getByRole("button", { name: "Rounds" }).count()).toBe(0);
  await person.end();
});
