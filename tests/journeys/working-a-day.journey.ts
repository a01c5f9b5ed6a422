// A working day of an account with a preset role: from the sign-in on, it can do the tasks of the role, and no request
// is refused.
import { afterAll, expect, it } from "vitest";
import { write, utils } from "xlsx";
import { isFullRun } from "../effort";
import { rowsOf, type Client } from "../contract/Client";
import { callsOfResource, createDraft } from "../contract/drafts";
import { EscalationWorld } from "../contract/escalation";
import { openLive } from "../contract/Host";
import { journeyLanguages } from "./combinations";
import { fillField, fieldsToFill } from "./filling";
import { createOperator } from "./operate";
import { readModel } from "./readModel";
import { VERIFICATION_CODE } from "./serve";
import { closePages, workerAddress, signIn, visit, goToPath } from "./visit";
import { listenForRefusals } from "./walkAsRole";
import type { Language } from "./words";

afterAll(closePages);

const model = readModel();
const stamp = (): string => String(Date.now()).slice(-8);

const live = async (): Promise<Client> => {
  process.env.PILOTHOUSE_CODE ??= VERIFICATION_CODE;
  return (await openLive(workerAddress())).client;
};

/** Signs in with the form. `end` fails if any request was refused. */
const begin = async (language: Language, account: string, password = "pilothouse") => {
  const person = await visit({ language });
  const { page } = person;
  const refusals = listenForRefusals(page);
  await person.open(`/login?lang=${language}`);
  await signIn(person, { account, password });
  await page.locator("#main h1").first().waitFor();
  const client = await live();
  const token = await client.token(account, password);
  const { say, save, ...rest } = createOperator(person, language);
  /** Fills in the open form of a resource with the values that its definition requires. */
  const fillForm = async (name: string): Promise<void> => {
    const resource = model.resources.find((one) => one.name === name);
    const draft = resource && (await createDraft(client, token, model, resource));
    if (!resource || !draft) throw new Error(`${name} cannot be made by ${account}`);
    const named = async (to: unknown, value: unknown): Promise<string | null> => {
      const target = model.resources.find((one) => one.name === to);
      if (!target) return null;
      const [row] = rowsOf(await callsOfResource(client, token, target)("list", { [target.key]: [value] }));
      const text = row?.[(language === "en" ? null : target.titles[language]) ?? target.title];
      return typeof text === "string" && text !== "" ? text : null;
    };
    for (const field of fieldsToFill(resource)) {
      const isAsked = Object.entries(field.when).every(([other, values]) => values.some((one) => one === draft[other]));
      if (isAsked) await fillField(page, field, draft[field.name], await named(field.options.to, draft[field.name]));
    }
  };
  const button = (key: string) => page.getByRole("button", { name: say(key), exact: true });
  return {
    ...rest,
    page,
    say,
    save,
    button,
    fillForm,
    make: async (name: string): Promise<void> => {
      await goToPath(page, `${model.resources.find((one) => one.name === name)?.path}/create`);
      await button("form.save").waitFor();
      await fillForm(name);
      await save();
    },
    end: async (): Promise<void> => {
      expect(await refusals()).toEqual([]);
      expect(person.errors).toEqual([]);
      await person.end();
    },
  };
};

const sheet = (rows: readonly (readonly string[])[]) => ({
  name: "devices.xlsx",
  mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  buffer: Buffer.from(
    write(
      { SheetNames: ["Devices"], Sheets: { Devices: utils.aoa_to_sheet(rows.map((row) => [...row])) } },
      { type: "buffer" },
    ),
  ),
});

it.each(journeyLanguages("en"))(
  "a manufacturer brings devices in, and sets up payment, shop and service (%s)",
  async (language) => {
    const day = await begin(language, "ruishi");
    const { page, button, say } = day;
    const uid = `PHDAY${stamp()}-1`;
    await goToPath(page, "/operate/device/create");
    await day.fill("name", `Day ${stamp()}`);
    await day.pickFirst("pk");
    await day.pickFirst("comp_id");
    await day.fill("batch_id", `D-${stamp()}`);
    await button("wizard.next").click();
    await page.locator("main input[type=file]").setInputFiles(
      sheet([
        ["UID", "MAC"],
        [uid, "00:1A:2B:3C:4D:01"],
      ]),
    );
    await page.getByRole("row", { name: uid }).waitFor();
    await button("wizard.next").click();
    await button("wizard.device.finish").click();
    await page.getByText(say("wizard.device.imported", { name: "", count: 1, shown: 1 }).trim().slice(-12)).waitFor();

    await day.make("payment");
    if (isFullRun) await day.make("goods");
    await goToPath(page, "/operate/shop/shop_goods");
    await day.rows.first().waitFor();
    await goToPath(page, "/operate/service");
    await page.locator("#main .desk").waitFor();
    await day.end();
  },
);

it.each(journeyLanguages("zh-CN"))(
  "a property manager distinguishes rooms of the same number (%s)",
  async (language) => {
    const day = await begin(language, "property");
    const { page, button } = day;
    const client = await live();
    const token = await client.token("property");
    const add = async (what: string, params: Readonly<Record<string, unknown>>) => {
      const { code, data } = await client.call(`/v2/property/${what}/add`, params, { token });
      expect([what, code]).toEqual([what, 200]);
      return typeof data === "object" && data !== null && "id" in data ? data.id : null;
    };
    const garden = `花园${stamp()}`;
    const [own] = rowsOf(await client.call("/v2/property/community/list", { page_size: 1 }, { token }));
    const community_id = await add("community", { name: garden, comp_id: own?.comp_id });
    for (const building of ["A 栋", "B 栋"]) {
      const building_id = await add("building", { name: building, community_id, type: 1 });
      const floor_id = await add("floor", { name: "标准层", number: 3, building_id });
      await add("room", { name: "101", floor_id, state: 1 });
    }
    await goToPath(page, "/property/owner/create");
    await button("form.save").waitFor();
    await day.fill("name", `业主${stamp()}`);
    await day.fill("phone", `139${stamp()}`);
    await day.fill("room_id", `${garden} 101`);
    const options = page.locator("[role=listbox] [role=option]");
    await options.filter({ hasText: `${garden} / A 栋 / 标准层 (3)` }).waitFor();
    await expect.poll(() => options.count()).toBe(2);
    await day.fill("room_id", `101 ${garden} B`);
    await expect.poll(() => options.count()).toBe(1);
    await options.filter({ hasText: "B 栋" }).click();
    // The field also shows the building and the floor that contain the chosen room.
    await page.getByText(`${garden} / B 栋 / 标准层 (3)`).waitFor();
    await day.save();
    await goToPath(page, "/property/owner");
    // The list masks the name of the owner, but it shows the chosen room.
    await day.rows.first().filter({ hasText: "101" }).waitFor();
    for (const path of ["/product/device", "/applist/alarm"]) {
      await goToPath(page, path);
      await day.rows.or(page.locator("#main .ui-list-message")).first().waitFor();
    }
    await day.end();
  },
);

it.each(journeyLanguages("en"))(
  "a company that registered itself is led through its first hour (%s)",
  async (language) => {
    const client = await live();
    const world = await EscalationWorld.read(client);
    const { account } = await world.registered();
    const day = await begin(language, String(account.user_id), "quiet-otter-71");
    const { page, say } = day;
    const empty = `Empty ${stamp()}`;
    const token = await client.token(String(account.user_id), "quiet-otter-71");
    const made = await client.call(
      "/v2/user/role/add",
      { name: empty, cn_name: empty, state: 1, menu_ids: [] },
      { token },
    );
    expect(made.code).toBe(200);

    const steps = page.getByRole("region", { name: say("dashboard.first"), exact: true });
    const step = (name: string) => steps.getByRole("link", { name: say(`dashboard.first_${name}`) });
    const home = async () => {
      await goToPath(page, "/dashboard");
      await steps.waitFor();
    };
    expect(await steps.getByRole("link").count()).toBe(5);
    for (const name of ["products", "devices", "goods", "orders"]) {
      await step(name).click();
      await page.waitForURL((url) => url.pathname !== "/dashboard");
      await page
        .getByRole("button", { name: say("form.save"), exact: true })
        .or(page.getByRole("button", { name: say("wizard.next"), exact: true }))
        .or(page.locator("#main .ui-list-message"))
        .first()
        .waitFor();
      await home();
    }

    await step("colleagues").click();
    await day.fill("user_id", `c${stamp()}`);
    await day.fill("user_name", `Colleague ${stamp()}`);
    await day.fill("user_password", "quiet-otter-72");
    await day.pickFirst("comp_id");
    // The form warns that a role has no rights before the role is given to an account.
    await day.pick("role_id", empty);
    await page.locator("main form").getByText(say("form.grantsNothing")).waitFor();
    await day.pick("role_id", language === "en" ? "Property manager" : "物业管理员");
    await page.locator("main form").getByText(say("form.grantsNothing")).waitFor({ state: "detached" });
    await day.save();

    await home();
    await expect.poll(() => steps.getByRole("link").count(), { timeout: 8000 }).toBe(4);
    await steps.getByRole("button", { name: say("dashboard.first_hide") }).click();
    await steps.waitFor({ state: "detached" });
    await day.end();
  },
);
