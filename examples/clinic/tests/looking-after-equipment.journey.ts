// The clinic in a browser: its sign-in page, menu, words and rights. It uses the same framework as the IoT console.
import { resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { takeSample } from "../../../tests/effort";
import { readModel } from "../../../tests/journeys/readModel";
import { selectInTrees } from "../../../tests/journeys/selectInTrees";
import { type Served, serve } from "../../../tests/journeys/serve";
import { closePages, signIn, type Visit, visit } from "../../../tests/journeys/visit";
import { addPasskeyDevice } from "../../../tests/journeys/addPasskeyDevice";
import { wordsOf } from "../../../tests/journeys/words";

let office: Served;
beforeAll(async () => {
  office = await serve(resolve(import.meta.dirname, "../../.."), {}, "examples/clinic");
});
afterAll(async () => {
  await closePages();
  await office?.stop();
});

const arrive = async (
  account: string,
  path: string,
  manner: { language?: "en" | "zh-CN"; width?: number } = {},
): Promise<Visit> => {
  const person = await visit({ ...manner, address: office.address });
  await person.open(`/login?return=${encodeURIComponent(path)}`);
  await signIn(person, { account });
  await person.page.waitForURL((url) => url.pathname === path);
  return person;
};
const rowsOf = ({ page }: Visit) => page.locator("main tbody tr[aria-rowindex]");

describe("a planner", () => {
  it("dispatches a reported fault to the chosen person", async () => {
    const person = await arrive("planner", "/upkeep/jobs");
    const { page } = person;
    const reported = rowsOf(person).filter({ hasText: "Reported" }).first();
    await reported.waitFor();
    const fault = await reported.locator("td").nth(3).innerText();
    await reported.locator("td").nth(3).click();
    await page.getByRole("button", { name: "Dispatch", exact: true }).first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Technician").click();
    await page.getByRole("option").filter({ hasText: "唐启明" }).click();
    await dialog.getByRole("button", { name: "Dispatch" }).click();
    await dialog.waitFor({ state: "detached" });
    await page.getByText("Dispatched").first().waitFor();
    expect(fault).not.toBe("");
    expect(person.errors).toEqual([]);
    await person.end();
  });
});

describe("an inspector", () => {
  it("finds in the menu the screens that the duty grants, and gets a message on others", async () => {
    const person = await arrive("inspector", "/upkeep/checks");
    await rowsOf(person).first().waitFor();
    const menu = person.page.getByRole("navigation").first();
    expect(await menu.getByText("Inspections").count()).toBe(1);
    expect(await menu.getByText("Suppliers").count()).toBe(0);
    await person.open("/people/colleagues");
    await person.page.getByText("No permission").first().waitFor();
    expect(person.errors).toEqual([]);
    await person.end();
  });
});

describe("a view of a list", () => {
  it("is shared with everybody, and found by a colleague in their own language", async () => {
    const person = await arrive("planner", "/upkeep/jobs");
    const { page } = person;
    await rowsOf(person).first().waitFor();
    await page.locator("main thead th button.ui-sort").first().click();
    await page.getByRole("button", { name: "Save as view" }).click();
    await page.getByRole("dialog").getByRole("textbox").fill("By fault");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.locator(".ui-view[aria-current=true]").filter({ hasText: "By fault" }).waitFor();
    await page.getByRole("button", { name: "All views" }).click();
    await page.getByRole("menuitem", { name: "Share with colleagues" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Share with colleagues" }).click();
    await page.getByText("The view is shared").waitFor();
    const address = new URL(page.url());
    expect(person.errors).toEqual([]);
    await person.end();
    const colleague = await arrive("head", "/upkeep/jobs", { language: "zh-CN", width: 390 });
    await colleague.open(`/upkeep/jobs?view=${address.searchParams.get("view")}`);
    await colleague.page.locator(".ui-view-face").filter({ hasText: "By fault" }).waitFor();
    expect(new URL(colleague.page.url()).searchParams.get("sort")).toBe(address.searchParams.get("sort"));
    expect(colleague.errors).toEqual([]);
    await colleague.end();
  });
});

describe("the trees", () => {
  it.each(
    takeSample(
      (["head", "planner", "icu"] as const).flatMap((account) =>
        (["en", "zh-CN"] as const).map((language) => ({ account, language })),
      ),
      2,
      1,
    ),
  )("point 1: select with the box in the head what matches, as $account in $language", async (somebody) => {
    const model = readModel(resolve(import.meta.dirname, ".."));
    const person = await visit({ ...somebody, address: office.address });
    await person.open("/login");
    await signIn(person, somebody);
    await person.page.waitForURL((url) => url.pathname !== "/login");
    const selected = await selectInTrees(person, model, { ...somebody, address: office.address });
    if (somebody.account === "head") expect(selected).toBeGreaterThan(1);
  });
});

describe("an inspection", () => {
  it("is shown as its protocol, which the office draws itself, on a phone too", async () => {
    for (const [width, language, done, bad] of [
      [1280, "en", "3 of 3 points checked", "Failed: 1"],
      [390, "zh-CN", "已检 3 / 3 项", "不合格：1 项"],
    ] as const) {
      const person = await arrive("inspector", "/upkeep/checks/5/show", { language, width });
      const { page } = person;
      const protocol = page.locator("main .protocol");
      await protocol.getByText(done).waitFor();
      await protocol.getByText(bad).waitFor();
      const failed = protocol.locator("li").filter({ hasText: "0.43 Ω" });
      expect(await failed.innerText()).toContain("≤ 0.2 Ω");
      expect(await failed.getAttribute("data-finding")).toBe("bad");
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(person.errors).toEqual([]);
      await person.end();
    }
  });
});

describe("the office", () => {
  it("shows its own mark beside its name, before and after signing in, and keeps what it keeps under its own name", async () => {
    const person = await visit({ address: office.address });
    const { page } = person;
    await person.open(`/login?return=${encodeURIComponent("/inventory/machines")}`);
    await page.getByText("Equipment Office").first().waitFor();
    const markIn = (place: string) =>
      page.locator(place).evaluate((element) => getComputedStyle(element, "::before").backgroundImage);
    const before = await markIn(".mark");
    expect(before).toContain("url(");
    await signIn(person, { account: "head" });
    const brand = page.getByRole("link", { name: "Equipment Office" });
    await brand.waitFor();
    expect(await markIn(".shell-brand")).toBe(before);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => !key.startsWith("clinic.")))).toEqual(
      [],
    );
    await person.end();
  });
});

describe("an inspector who plans", () => {
  it("says step by step what is inspected and what is looked at, and plans another", async () => {
    const person = await arrive("inspector", "/upkeep/checks/create");
    const { page } = person;
    const next = page.getByRole("button", { name: "Next", exact: true });
    await page.locator('main [name="certificate_no"]').fill(`IC-${Date.now()}`);
    await page.getByLabel("Equipment").click();
    await page.getByRole("option").first().click();
    await page.getByLabel("Procedure").click();
    await page.getByRole("option", { name: "Calibration" }).click();
    await page.getByRole("textbox", { name: "Planned for" }).fill("2031-05-06 09:00:00");
    await next.click();
    await page.getByText("Checklist").last().waitFor();
    await next.click();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("is planned.").waitFor();
    await page.getByRole("button", { name: "Plan another" }).click();
    await page.locator('main [name="certificate_no"]').waitFor();
    expect(person.errors).toEqual([]);
    await person.end();
  });
});

describe("a person who is signed in", () => {
  it("changes one's own name and passphrase", async () => {
    const person = await arrive("surgery", "/people/self");
    const { page } = person;
    await page.locator('main [name="full_name"]').fill("Miriam A. Okafor");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("Profile saved.").waitFor();
    await page.reload({ waitUntil: "domcontentloaded" });
    await expect.poll(() => page.locator('main [name="full_name"]').inputValue()).toBe("Miriam A. Okafor");
    await page.locator('main [name="current"]').fill("pilothouse");
    for (const name of ["next", "repeated"]) await page.locator(`main [name="${name}"]`).fill("seven quiet rivers");
    await page.getByRole("button", { name: "Change password" }).click();
    await page.getByText("Your password was changed.").waitFor();
    await page.getByRole("region", { name: "Passkeys" }).getByRole("button", { name: "Add a passkey" }).waitFor();
    expect(person.errors).toEqual([]);
    await person.end();
  });

  it.each(
    takeSample(
      [
        ["en", 1280, 4, "icu", "Equipment Office"],
        ["zh-CN", 390, 6, "inspector", "医疗设备科"],
      ] as const,
      2,
      1,
    ),
  )(
    "turns on two steps before anything else where a duty needs them, by a passkey (%s)",
    async (language, width, duty, account, mark) => {
      const say = wordsOf(language);
      const head = await arrive("head", `/people/duties/${duty}`, { language });
      await head.page.locator("main [name=two_steps]").click();
      await head.page.getByRole("button", { name: say("form.save"), exact: true }).click();
      await head.page.waitForURL((url) => url.pathname !== `/people/duties/${duty}`);
      expect(head.errors).toEqual([]);
      await head.end();
      // Browsers allow passkeys on this machine only under the name `localhost`.
      const person = await visit({ address: office.address.replace("127.0.0.1", "localhost"), language, width });
      const { page } = person;
      await addPasskeyDevice(person);
      await person.open(`/login?return=${encodeURIComponent("/people/self")}`);
      await signIn(person, { account });
      await page.getByRole("heading", { name: say("own.must") }).waitFor();
      await page.getByRole("complementary").getByText(mark).first().waitFor();
      const passkeys = page.getByRole("region", { name: say("own.passkeys") });
      const dialog = page.getByRole("dialog");
      await passkeys.getByRole("button", { name: say("own.passkeyAdd"), exact: true }).click();
      await dialog.locator("[name=name]").fill("Ward tablet");
      await dialog.getByRole("button", { name: say("own.passkeyAdd"), exact: true }).click();
      await dialog.getByRole("button", { name: say("own.codesKept"), exact: true }).click();
      await page.getByRole("heading", { name: say("own.must") }).waitFor({ state: "detached" });
      await passkeys.getByText("Ward tablet").waitFor();
      expect(person.errors).toEqual([]);
      await person.end();
    },
  );
});

describe("the head of the office", () => {
  it("reads figures and charts, each of which opens the records that it counts", async () => {
    const person = await arrive("head", "/overview");
    const { page } = person;
    const main = page.locator("main");
    const repaired = main.getByRole("link", { name: /^Under repair [0-9]+$/ }).first();
    await repaired.waitFor();
    const count = Number(/[0-9]+$/.exec(await repaired.innerText())?.[0]);
    await main.getByRole("region", { name: "Reported faults" }).locator("svg.recharts-surface").waitFor();
    const newest = main.getByRole("region", { name: "Newest: Maintenance orders" });
    await newest.getByText("Printer does not feed").first().waitFor();
    const scrapped = main
      .getByRole("region", { name: "Equipment by condition" })
      .getByRole("link", { name: /^Scrapped/ });
    expect(await scrapped.innerText()).toMatch(/1$/);
    await page.getByRole("button", { name: /^Ward/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Dialysis unit" }).click();
    await main.getByRole("link", { name: /^Under repair 0$/ }).waitFor();
    await person.open("/overview");
    await repaired.waitFor();
    await repaired.click();
    await page.waitForURL((url) => url.pathname === "/inventory/machines");
    await expect.poll(() => rowsOf(person).count()).toBe(count);
    expect(person.errors).toEqual([]);
    await person.end();
  });

  it("reads wards, equipment and staff in Chinese, on a phone too", async () => {
    for (const width of [1280, 390]) {
      const person = await arrive("head", "/inventory/machines", { language: "zh-CN", width });
      const { page } = person;
      await page.getByRole("heading", { name: "医疗设备", exact: true }).waitFor();
      await page.locator("main").getByText("ME-02413").first().waitFor();
      await person.open("/premises/wards");
      await page.locator("main").getByText("外科楼").first().waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await page.locator("body").innerText()).not.toMatch(/\b(?:ward|staff|menu|ui|form)\.[a-z_]+\b/);
      expect(person.errors).toEqual([]);
      await person.end();
    }
  });
});
