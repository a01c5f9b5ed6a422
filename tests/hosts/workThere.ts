// Work at a console with a host. It is the same for each host.
import { expect } from "vitest";
import { type Operator, createOperator } from "../journeys/operate";
import type { Served } from "../journeys/serve";
import { type Visit, visit } from "../journeys/visit";
import type { ClinicRow } from "./clinicRows";

/** A time limit for busy machines. */
export const LONG_TIMEOUT = { timeout: 15_000 };

const SUPPLIERS = "/inventory/vendors";
const MACHINES = "/inventory/machines";

export interface WorkingPerson {
  readonly person: Visit;
  readonly operator: Operator;
}

const fillIn = async ({ page }: Visit, password: string): Promise<void> => {
  await page.locator("input[name=account]").fill("head");
  await page.locator("input[name=password]").fill(password);
  await page.locator("button[type=submit]").click();
};

/** Signs in, after a refused attempt with a wrong password. */
export const signInAtHost = async ({ address }: Served): Promise<WorkingPerson> => {
  const person = await visit({ address });
  await person.open(`/login?return=${encodeURIComponent(SUPPLIERS)}`);
  await fillIn(person, "wrong password");
  await person.page.getByText("Wrong account or password. Try again.").waitFor();
  await fillIn(person, "pilothouse");
  await person.page.waitForURL((url) => url.pathname === SUPPLIERS);
  // Browsers also report the refused request.
  return { person, operator: createOperator(person, "en") };
};

export const readLists = async ({ operator }: WorkingPerson, machines: readonly ClinicRow[]): Promise<void> => {
  const { page, rows, row } = operator;
  await operator.go(`${MACHINES}?page=1&perPage=10`);
  await expect.poll(() => rows.count(), LONG_TIMEOUT).toBe(10);
  await row("ME-02413").waitFor();
  // References are shown by their names, which another list answers.
  await row("ME-02413").getByText("Intensive care", { exact: true }).waitFor();
  await page.getByText(String(machines.length)).first().waitFor();
  await operator.go(`${MACHINES}?page=4&perPage=10`);
  await expect.poll(() => rows.count(), LONG_TIMEOUT).toBe(machines.length - 30);
  await row("ME-02842").waitFor();
  await operator.go(`${MACHINES}?page=1&perPage=10`);
  await row("ME-02413").waitFor();
  await operator.sortBy("tag", "descending");
  await row("ME-02842").waitFor();
  const tags = (await rows.allInnerTexts()).map((text) => /ME-\d+/.exec(text)?.[0] ?? "");
  expect(tags).toEqual(tags.toSorted().toReversed());
  const ventilators = encodeURIComponent(JSON.stringify({ device_class: ["ventilator", "dialysis"] }));
  await operator.go(`${MACHINES}?page=1&perPage=50&filter=${ventilators}`);
  const wanted = machines.filter((one) => one.device_class === "ventilator" || one.device_class === "dialysis");
  await expect.poll(() => rows.count(), LONG_TIMEOUT).toBe(wanted.length);
  // The machines from this number on are few enough to be drawn without scrolling.
  const since = machines.map((one) => Number(one.bought_at)).toSorted((one, other) => other - one)[7] ?? 0;
  const bought = encodeURIComponent(JSON.stringify({ bought_at_begin: since, bought_at_end: since + 1_000_000_000 }));
  await operator.go(`${MACHINES}?page=1&perPage=50&filter=${bought}`);
  const recent = machines.filter((one) => Number(one.bought_at) >= since);
  await expect.poll(() => rows.count(), LONG_TIMEOUT).toBe(recent.length);
};

/** Adds, changes and deletes a supplier with a nested row. `read` answers the host's suppliers. */
export const changeRecords = async ({ operator }: WorkingPerson, read: () => readonly ClinicRow[]): Promise<void> => {
  const { page, row } = operator;
  const before = read().length;
  const stored = () => read().find((one) => String(one.supplier_name).startsWith("Harbour Medical"));
  await operator.go(SUPPLIERS);
  await row("Nordhaven Medical").waitFor();
  await operator.create();
  await operator.fill("supplier_name", "Harbour Medical");
  await operator.fill("service_mail", "desk@harbour.example");
  await operator.save();
  await expect
    .poll(() => stored(), LONG_TIMEOUT)
    .toMatchObject({ supplier_name: "Harbour Medical", contract_standing: 1, answers_within: 24 });
  await operator.go(SUPPLIERS);
  await operator.edit("Harbour Medical");
  await operator.fill("supplier_name", "Harbour Medical North");
  await operator.save();
  await expect
    .poll(() => stored(), LONG_TIMEOUT)
    .toMatchObject({
      supplier_name: "Harbour Medical North",
      service_mail: "desk@harbour.example",
      answers_within: 24,
    });
  expect(read().length).toBe(before + 1);
  await operator.go(SUPPLIERS);
  await operator.remove("Harbour Medical North");
  await row("Harbour Medical North").waitFor({ state: "detached" });
  expect(stored()).toBeUndefined();
  expect(read().length).toBe(before);
  // Opens a record with nested rows at its own address.
  await operator.go(`${SUPPLIERS}/1/show`);
  await page.locator("main").getByText("Freja Lund").waitFor();
};

/**
 * Lists without the extensions of our own platform. They have no sums and groups, views stay in this browser, and an
 * action on several records makes one call for each record.
 */
export const workWithLists = async ({ operator }: WorkingPerson, read: () => readonly ClinicRow[]): Promise<void> => {
  const { page, say, rows, row } = operator;
  const button = (key: string) => page.getByRole("button", { name: say(key), exact: true });
  const ventilators = encodeURIComponent(JSON.stringify({ device_class: ["ventilator"] }));
  await operator.go(`${MACHINES}?page=1&perPage=10&filter=${ventilators}`);
  await rows.first().waitFor();
  await button("ui.columns.title").click();
  const columns = page.getByRole("dialog");
  await columns.locator(".ui-columns").waitFor();
  expect(await columns.getByText(say("sums.by")).count()).toBe(0);
  await page.keyboard.press("Escape");
  await columns.waitFor({ state: "detached" });
  expect(await page.locator("main .ui-sums").count()).toBe(0);

  await button("ui.view.save_as").click();
  await page.getByRole("dialog").getByRole("textbox").fill("Ventilators");
  await button("ui.save").click();
  await page.locator(".ui-view[aria-current=true] >> text=Ventilators").waitFor();
  await operator.go(MACHINES);
  await page.locator(".ui-view >> text=Ventilators").click();
  await page.locator(".ui-view[aria-current=true] >> text=Ventilators").waitFor();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain("Ventilators");

  const before = read().length;
  await operator.go(SUPPLIERS);
  for (const name of ["Harbour East", "Harbour West"]) {
    await operator.create();
    await operator.fill("supplier_name", name);
    await operator.save();
    await operator.go(SUPPLIERS);
  }
  for (const name of ["Harbour East", "Harbour West"]) await row(name).locator(".ui-check").check();
  const bar = page.getByRole("toolbar", { name: say("ui.select.label") });
  await bar.getByRole("button", { name: say("ui.delete.button") }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: say("ui.delete.button") })
    .click();
  await row("Harbour East").waitFor({ state: "detached" });
  await expect.poll(() => read().length, LONG_TIMEOUT).toBe(before);
};
