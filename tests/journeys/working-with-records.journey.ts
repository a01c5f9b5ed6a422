import { readFileSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { read as readWorkbook, utils } from "xlsx";
import { takeSample } from "../effort";
import { CompanyType } from "../../shared/generated/enums";
import { expectFinished, type Operator, createOperator } from "./operate";
import { closePages, visitSignedIn } from "./visit";
import type { Language } from "./words";

afterAll(closePages);

interface Screen {
  readonly path: string;
  /** A column to sort by. A tree has a fixed order instead. */
  readonly sort?: string;
  /** Fills in the form of a new record. Undefined if no call can create records. */
  readonly create?: (operator: Operator, name: string) => Promise<void>;
  /** The label of the button that stores a new record, if it is not "Save". */
  readonly finish?: string;
  /** The field to edit. Afterwards, the record is found by the new value of this field. */
  readonly edit?: string;
  readonly deletes?: boolean;
}

/** Names of roles depend on the language. */
const ROLE: Readonly<Record<Language, string>> = { en: "Admin", "zh-CN": "管理员", "zh-TW": "管理员" };

const SCREENS: Readonly<Record<string, Screen>> = {
  company: {
    path: "/operate/company",
    create: async (operator, name) => {
      // Three steps and a review: the company, its contact, and an optional first account.
      await operator.fill("comp_name", name);
      await operator.choose("comp_type", CompanyType.property);
      await operator.pick("comp_parent_id", "Pilothouse Cloud");
      const next = operator.page.getByRole("button", { name: operator.say("wizard.next"), exact: true });
      await next.click();
      await operator.page.locator('main [name="comp_person"]').waitFor();
      await next.click();
      await operator.page.locator('main [name="first_account"]').uncheck({ force: true });
      await next.click();
    },
    finish: "wizard.company.finish",
    edit: "comp_name",
    deletes: true,
  },
  role: {
    path: "/system/role",
    sort: "name",
    create: async (operator, name) => {
      await operator.fill("name", name);
      await operator.fill("cn_name", "巡检员");
    },
    edit: "name",
    deletes: true,
  },
  menu: {
    path: "/system/menu",
    create: async (operator, name) => {
      await operator.fill("menu_name", name);
      await operator.fill("menu_cn_name", "巡检");
      await operator.fill("menu_key", `journey.${name.replaceAll(/\W/g, "").toLowerCase()}`);
    },
    edit: "menu_name",
    deletes: true,
  },
  account: {
    path: "/operate/user",
    sort: "user_id",
    create: async (operator, name) => {
      await operator.fill("user_id", name.replaceAll(/\W/g, "").toLowerCase());
      await operator.fill("user_password", "a long Passw0rd!");
      await operator.fill("user_name", name);
      await operator.pick("comp_id", "Pilothouse Cloud");
      await operator.pick("role_id", ROLE[operator.language]);
    },
    edit: "user_name",
    deletes: true,
  },
  device: { path: "/product/device", sort: "uid" },
  order: { path: "/vas/order", sort: "order_id" },
  product: {
    path: "/product/product_list",
    sort: "name",
    create: async (operator, name) => {
      await operator.fill("name", name);
      await operator.pickFirst("category");
      await operator.pick("comp_id", "Pilothouse Cloud");
    },
    edit: "name",
  },
  cron: {
    path: "/operate/time_plan",
    sort: "name",
    create: async (operator, name) => {
      await operator.fill("name", name);
      await operator.repeat("schedules.daily");
    },
    edit: "name",
    deletes: true,
  },
};

const LANGUAGES: readonly Language[] = ["en", "zh-CN"];
/** `npm test` covers half of the screens, each in one language; a full run covers all in both. */
const shownIn = (language: Language) => takeSample(Object.entries(SCREENS), 4, LANGUAGES.indexOf(language));

describe.each(LANGUAGES)("an operator in %s", (language) => {
  it.each(shownIn(language))("works with records of %s", async (resource, screen) => {
    const person = await visitSignedIn(screen.path, { language });
    const operator = createOperator(person, language);
    await operator.rows.first().waitFor();
    await expectFinished(person);

    if (screen.sort !== undefined) {
      await operator.sortBy(screen.sort, "ascending");
      await operator.sortBy(screen.sort, "descending");
    }

    if (screen.create !== undefined) {
      const name = `Journey ${resource} ${language} ${Date.now() % 100_000}`;
      const changed = `${name} changed`;
      await operator.create();
      await screen.create(operator, name);
      await operator.save(screen.finish);
      await operator.go(screen.path);
      await operator.search(name);
      await operator.row(name).first().waitFor();

      if (screen.edit !== undefined) {
        await operator.edit(name);
        await operator.fill(screen.edit, changed);
        await operator.save();
        await operator.go(screen.path);
        await operator.search(changed);
        await expect.poll(() => operator.row(changed).count()).toBe(1);
      }
      const file = await operator.exportAll();
      const book = readWorkbook(readFileSync(await file.path()));
      const sheet = book.Sheets[book.SheetNames[0] ?? ""];
      expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
      expect(sheet === undefined ? "" : utils.sheet_to_csv(sheet)).toContain(changed);
      if (screen.deletes === true) await operator.remove(changed);
    }
    await expectFinished(person);
    await person.end();
  });
});

describe("an operator who makes a mistake", () => {
  it("is told at the field what to do, and loses nothing", async () => {
    const person = await visitSignedIn("/operate/time_plan/create?lang=en");
    const operator = createOperator(person, "en");
    await operator.fill("name", "Nightly clean-up");
    await operator.repeat("schedules.own");
    await operator.fill("spec", "every night");
    await person.page.getByRole("button", { name: operator.say("form.save"), exact: true }).click();
    await person.page.locator("[name=spec][aria-invalid=true]").waitFor();
    expect(await person.page.locator("[name=name]").inputValue()).toBe("Nightly clean-up");
    expect(new URL(person.page.url()).pathname).toBe("/operate/time_plan/create");
    await person.end();
  });

  it("is asked before leaving a form with changes, and finds them again after closing the page", async () => {
    const person = await visitSignedIn("/operate/time_plan/create?lang=en");
    const operator = createOperator(person, "en");
    await operator.fill("name", "Half a task");
    await person.page.getByRole("button", { name: operator.say("form.cancel"), exact: true }).click();
    await person.page
      .getByRole("dialog")
      .getByRole("button", { name: operator.say("form.stay") })
      .click();
    expect(await person.page.locator("[name=name]").inputValue()).toBe("Half a task");
    person.page.on("dialog", (dialog) => void dialog.accept());
    await person.page.reload();
    await person.page.getByRole("button", { name: operator.say("form.restore") }).click();
    expect(await person.page.locator("[name=name]").inputValue()).toBe("Half a task");
    await person.end();
  });
});
