// Placing an order with a specified host, which cannot quote a price: no figure is shown.
import { afterAll, beforeAll, expect, it } from "vitest";
import { consoleWithHost } from "./consoleWithHost";

const { host, enter, start, stop } = consoleWithHost();
beforeAll(start);
afterAll(stop);

const PAY = "/pay/order/add";

it("asks for the package and how it is paid, shows no amount, and shows a refusal at its field", async () => {
  const person = await enter("admin");
  const { page } = person;
  const goods = host.rows("goods").find(({ state }) => state === 1);
  await page.goto("/vas/order", { waitUntil: "domcontentloaded" });
  await page.getByRole("button", { name: "Place an order", exact: true }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: "Package" }).fill(String(goods?.name));
  await page
    .getByRole("option", { name: String(goods?.name) })
    .first()
    .click();
  // The price is neither beside the form nor on the button.
  expect(await dialog.locator(".ui-quote").count()).toBe(0);
  expect(await dialog.innerText()).not.toMatch(/[\p{Sc}]\s?\d|\bTotal\b|wallet/u);
  host.refused.set(PAY, { spec_id: "errors.406.unsold" });
  const verb = dialog.getByRole("button", { name: "Place an order", exact: true });
  await verb.click();
  const field = dialog.locator(".MuiFormControl-root", { has: page.getByRole("combobox", { name: "Package" }) });
  await field.getByText(/not (?:on sale|sold)/).waitFor();
  host.refused.clear();
  await verb.click();
  await expect.poll(() => host.asked.filter(({ path }) => path === PAY).map(({ code }) => code)).toEqual([406, 200]);
  const sent = host.asked.findLast(({ path }) => path === PAY)?.params;
  // The price is unknown, so it is sent empty.
  expect(sent).toMatchObject({ spec_id: goods?.id, price: "" });
  expect(host.strange).toEqual([]);
  expect(person.errors).toEqual([]);
  await person.end();
});
