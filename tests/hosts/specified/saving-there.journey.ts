// Saving with a specified host: it replaces records, answers no secret, and answers nothing about an added record.
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { inputBox } from "../../journeys/filling";
import { type Visit, visit } from "../../journeys/visit";
import { wordsOf } from "../../journeys/words";
import { consoleWithHost } from "./consoleWithHost";

const { host, address, enter, start, stop } = consoleWithHost();
const say = wordsOf("en");
let person: Visit;
beforeAll(async () => {
  await start();
  person = await enter("admin");
});
afterAll(stop);
beforeEach(() => {
  host.asked.splice(0);
});

const PATH = "/operate/platform";
const SET = "/mall/otherplatform/modify";
const partner = () => host.rows("third_party")[0];
const sets = () => host.asked.filter(({ path }) => path === SET).length;

it("stops a change that would empty a secret, says so at its field, and empties it only if asked to", async () => {
  const { page } = person;
  const button = (key: string) => page.getByRole("button", { name: say(key), exact: true });
  const { id, name, app_secret } = { ...partner() };
  expect(app_secret).not.toBe("");
  await page.goto(`${PATH}/${String(id)}`, { waitUntil: "domcontentloaded" });
  await inputBox(page, "name").fill("Renamed");
  await button("form.save").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("listitem").getByText("App secret", { exact: true }).waitFor();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => inputBox(page, "app_secret").getAttribute("aria-invalid")).toBe("true");
  expect([sets(), partner()?.name, partner()?.app_secret]).toEqual([0, name, app_secret]);

  await inputBox(page, "app_secret").fill("typed again");
  await button("form.save").click();
  await expect.poll(() => partner()?.app_secret).toBe("typed again");
  expect(partner()?.name).toBe("Renamed");

  await page.goto(`${PATH}/${String(id)}`, { waitUntil: "domcontentloaded" });
  await inputBox(page, "name").fill("Renamed again");
  await button("form.save").click();
  await dialog.getByRole("button", { name: say("form.losing.go") }).click();
  await expect.poll(() => partner()?.name).toBe("Renamed again");
  expect(partner()?.app_secret).toBe("");
  expect(host.strange).toEqual([]);
  expect(person.errors).toEqual([]);
});

it("opens the page of what was added, with the key it finds in the list", async () => {
  const { page } = person;
  const source = encodeURIComponent(JSON.stringify({ type: 1, comp_id: 1 }));
  await page.goto(`${PATH}/create?source=${source}`, { waitUntil: "domcontentloaded" });
  await inputBox(page, "name").fill("Far Cameras");
  await inputBox(page, "app_key").fill("key-of-far");
  await inputBox(page, "app_secret").fill("secret-of-far");
  await page.getByRole("button", { name: say("form.save"), exact: true }).click();
  await page.waitForURL((url) => !url.pathname.endsWith("/create"));
  const made = host.rows("third_party").find(({ name }) => name === "Far Cameras");
  expect(new URL(page.url()).pathname).toBe(`${PATH}/${String(made?.id)}/show`);
  await page.getByRole("heading", { name: "Far Cameras" }).waitFor();
  expect(host.strange).toEqual([]);
  expect(person.errors).toEqual([]);
});

it("registers a company without a picture that the host cannot draw", async () => {
  const visitor = await visit({ address: address() });
  await visitor.open("/register");
  const { page } = visitor;
  await page.locator("input[name=company]").waitFor();
  await page.waitForFunction(() => document.querySelector("input[name=code]") === null);
  const typed = {
    company: "Harbour",
    name: "Li Wei",
    account: "li.wei",
    email: "li@harbour.example",
    phone: "13800138000",
  };
  for (const [name, text] of Object.entries({ ...typed, password: "secret pw 7", again: "secret pw 7" }))
    await page.locator(`input[name=${name}]`).fill(text);
  await page.locator("button[type=submit]").click();
  await expect.poll(() => host.asked.map(({ path }) => path)).toContain("/v2/user/account/add");
  const sent = host.asked.find(({ path }) => path === "/v2/user/account/add")?.params;
  expect(Object.keys({ ...sent }).filter((name) => /verify|request/.test(name))).toEqual([]);
  expect(host.strange.filter((one) => !one.includes("comp_name"))).toEqual([]);
  await visitor.end();
});
