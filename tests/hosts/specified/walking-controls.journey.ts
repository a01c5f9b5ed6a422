// Every control of lists and forms has an effect with a specified host, and sends only requests that are in the
// specification. `npm test` uses as many screens as are needed to combine every two kinds of filters or inputs.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lists, newForms, type Place } from "../../journeys/places";
import { readModel } from "../../journeys/readModel";
import { waitForRest } from "../../journeys/rounds";
import { isFullRun } from "../../effort";
import type { Visit } from "../../journeys/visit";
import { consoleWithHost } from "./consoleWithHost";

const { host, enter, start, stop } = consoleWithHost();
beforeAll(start);
afterAll(stop);

const CONTROLS = `:is(button, a[href], input:not([type=hidden]), select, textarea, [role=combobox], [role=tab], [role=switch])`;
/**
 * One row is enough, because the other rows have the same controls. Links to mail addresses and phone numbers open
 * other programs. The selected tab has no effect.
 */
const LEFT_OUT =
  "[role=tab][aria-selected=true], tr[aria-rowindex] ~ tr[aria-rowindex] *, li ~ li *, [aria-current=page], [aria-hidden=true], input[tabindex='-1'], [href^='mailto:'], [href^='tel:']";

/** After this many milliseconds, a control counts as covered. */
const PATIENCE = 6000;

const FIRST_PAGE = "?page=1&perPage=10&filter={}";

interface Control {
  readonly at: number;
  /** A text that distinguishes the control from other controls of the page. */
  readonly what: string;
  readonly is: "text" | "select" | "press";
}

/** The usable controls of the page, except those in LEFT_OUT. */
const controlsOf = (page: Page): Promise<readonly Control[]> =>
  page.evaluate(
    ([controls, leftOut]) => {
      const times = new Map<string, number>();
      return [...document.querySelectorAll<HTMLElement>(`main ${controls}`)].flatMap((element, at) => {
        const isThere = element.checkVisibility({ visibilityProperty: true, opacityProperty: false });
        if (!isThere || element.matches(`${leftOut}, :disabled, [aria-disabled=true], [aria-disabled=true] *`))
          return [];
        const tag = element.tagName.toLowerCase();
        const type = element.getAttribute("type") ?? "text";
        const isText =
          tag === "textarea" ||
          (tag === "input" && !["checkbox", "radio", "file", "button", "submit", "range", "color"].includes(type));
        const is = tag === "select" ? "select" : isText ? "text" : "press";
        const text = is === "press" ? element.innerText.trim() : "";
        const words = element.getAttribute("aria-label") ?? element.getAttribute("name") ?? text;
        const name = `${tag}${tag === "input" ? ` ${type}` : ""} "${words.slice(0, 40)}"`;
        const time = (times.get(name) ?? 0) + 1;
        times.set(name, time);
        return [{ at, is, what: time === 1 ? name : `${name} ${time}` } as const];
      });
    },
    [CONTROLS, LEFT_OUT] as const,
  );

/** Everything that a person could notice: texts, values, the open, chosen or focused element, and the address. */
const seen = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const states = ["aria-expanded", "aria-checked", "aria-selected", "aria-pressed"];
    const marks = [...document.querySelectorAll(states.map((name) => `[${name}]`).join())].map((element) =>
      states.map((name) => element.getAttribute(name) ?? "").join(),
    );
    const values = [...document.querySelectorAll<HTMLInputElement>("input, select, textarea")].map(
      ({ value, checked }) => `${value}${checked}`,
    );
    const open = document.querySelectorAll("[role=dialog], [role=menu], [role=listbox], [popover]:popover-open").length;
    const { activeElement } = document;
    const focused = activeElement?.matches("input, textarea, [role=combobox]") && activeElement.outerHTML;
    return JSON.stringify([focused, location.href, document.body.innerText, marks, values, open]);
  });

/** Uses the control in the usual way. */
const use = async (page: Page, { at, is }: Control): Promise<void> => {
  const control = page.locator(`main ${CONTROLS}`).nth(at);
  if (is === "press") return control.click({ timeout: PATIENCE, noWaitAfter: true });
  if (is === "select") {
    const values = await control.evaluate((element) =>
      element instanceof HTMLSelectElement ? [...element.options].map(({ value }) => value) : [],
    );
    const now = await control.inputValue();
    await control.selectOption(values.find((value) => value !== now) ?? now);
    return undefined;
  }
  const now = await control.inputValue();
  await control.fill(now === "1" ? "2" : "1", { timeout: PATIENCE }).catch(() => control.click({ timeout: PATIENCE }));
  return undefined;
};

/** The longest time until a control has its effect, in milliseconds. A busy machine may need seconds. */
const DONE_WITHIN = 8000;

/** Whether the control had an effect: a visible change, a request, a new page, or a download. */
const isFollowed = async (page: Page, before: string, asked: number, happened: () => boolean): Promise<boolean> => {
  const end = Date.now() + DONE_WITHIN;
  do {
    if (happened() || host.asked.length > asked || (await seen(page)) !== before) return true;
    await page.waitForTimeout(100);
  } while (Date.now() < end);
  return false;
};

/** Uses each control of the place, each time on a newly opened page. Answers the controls without effect. */
const walkControls = async (page: Page, { path, shows }: Place): Promise<readonly string[]> => {
  const dead: string[] = [];
  let happened = false;
  const note = () => {
    happened = true;
  };
  page.on("download", note);
  page.on("filechooser", note);
  page.on("popup", note);
  // Removes the stored state of lists and typed drafts, so that the page opens without them.
  const arrive = async () => {
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await waitForRest(page, shows);
  };
  const placeOf = () =>
    page.evaluate(() => {
      const { pathname, search } = location;
      const open = document.querySelectorAll("[role=dialog], [role=listbox], [role=menu]").length;
      return `${pathname} ${new URLSearchParams(search).get("page")} ${open}`;
    });
  /** A part of a form may be loaded a moment later. */
  const find = async ({ what }: Control): Promise<Control | undefined> => {
    for (let wait = 0; wait < PATIENCE; wait += 100) {
      const found = (await controlsOf(page)).find((one) => one.what === what);
      if (found !== undefined) return found;
      await page.waitForTimeout(100);
    }
    return undefined;
  };
  await arrive();
  const controls = await controlsOf(page);
  const place = await placeOf();
  for (const control of controls) {
    let found =
      (await placeOf()) === place ? (await controlsOf(page)).find(({ what }) => what === control.what) : undefined;
    if (found === undefined) {
      await arrive();
      found = await find(control);
    }
    if (found === undefined) {
      dead.push(`${path}: ${control.what} is gone`);
      continue;
    }
    // If the form is refused again, the same field gets the focus again.
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    const before = await seen(page);
    const asked = host.asked.length;
    happened = false;
    try {
      await use(page, found).catch(async () => {
        // An element that was opened before covers the control.
        await arrive();
        await use(page, (await find(control)) ?? control);
      });
      if (!(await isFollowed(page, before, asked, () => happened))) dead.push(`${path}: ${control.what} does nothing`);
    } catch (error) {
      dead.push(`${path}: ${control.what}: ${String(error).split("\n")[0]}`);
    }
    await page.keyboard.press("Escape");
  }
  page.off("download", note);
  page.off("filechooser", note);
  page.off("popup", note);
  return controls.length === 0 ? [`${path}: no control`] : dead;
};

/** Sets and removes each filter of a list by its first control. Answers the filters that sent no request. */
const walkFilters = async (page: Page, { path, shows }: Place): Promise<readonly string[]> => {
  const dead: string[] = [];
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await waitForRest(page, shows);
  const add = page.locator("main .ui-filter-add");
  const fields = page.locator(".ui-filter-fields button");
  const openFields = async () => {
    await add.click();
    await fields.first().waitFor();
  };
  const isFiltered = (await add.count()) > 0;
  if (isFiltered) await openFields();
  const count = await fields.count();
  for (let at = 0; at < count; at += 1) {
    if (at > 0) await openFields();
    const words = await fields.nth(at).innerText();
    await fields.nth(at).click();
    const dialog = page.getByRole("dialog", { name: words, exact: true });
    await dialog.locator("input, .ui-quiet").first().waitFor();
    if ((await dialog.locator(".ui-options").count()) > 0)
      await dialog.locator(".ui-options input, .ui-quiet").first().waitFor();
    const isChoice = (await dialog.locator(".ui-options").count()) > 0;
    const inputs = dialog.locator(isChoice ? ".ui-options input:not(:checked)" : "input");
    if ((await inputs.count()) === 0) {
      // The dialog says that there is nothing to choose from.
      if ((await dialog.locator(".ui-quiet").count()) === 0) dead.push(`${path}: ${words} offers nothing`);
      await page.keyboard.press("Escape");
      continue;
    }
    const isTree = (await page.locator("main [role=treegrid]").count()) > 0;
    const asked = host.asked.length;
    const input = inputs.first();
    const isChosen = ["checkbox", "radio"].includes((await input.getAttribute("type")) ?? "");
    await (isChosen ? input.click() : input.fill("1"));
    const filters = () =>
      host.asked.slice(asked).some(({ params }) => "page_size" in params && Object.keys(params).length > 2);
    for (let wait = 0; wait < DONE_WITHIN && !isTree && !filters(); wait += 25) await page.waitForTimeout(25);
    if (!isTree && !filters()) dead.push(`${path}: ${words} asks for nothing`);
    const remove = page.locator("main .ui-pill-remove");
    await remove.first().waitFor();
    await page.keyboard.press("Escape");
    await remove.first().click();
    await remove.first().waitFor({ state: "detached" });
  }
  return dead;
};

const { resources } = readModel();
const lacking = new Set(
  resources.flatMap(({ path, extensions }) =>
    extensions.flatMap((call) => (call === "add" ? [`${path}/create`] : call === "list" ? [String(path)] : [])),
  ),
);
const some = (places: readonly Place[], every = 40): readonly Place[] =>
  places.filter(({ path }) => !lacking.has(path)).filter((_, index) => isFullRun || index % every === 3);
const firstPages = some(lists).map((place) => ({ ...place, path: `${place.path}${FIRST_PAGE}` }));

/** The page and the form of the first record of each list. */
const records: readonly Place[] = resources.flatMap(({ name, key, path, views }) => {
  const [row] = path === null || lacking.has(path) || !views.has.list ? [] : host.rows(name);
  if (row === undefined) return [];
  const at = `${path}/${encodeURIComponent(String(row[key]))}`;
  return [
    ...(views.has.show ? [{ path: `${at}/show`, shows: "main h1, main h2" }] : []),
    ...(views.has.edit ? [{ path: at, shows: "main form :is(input, textarea, [role=combobox])" }] : []),
  ];
});

describe.each(["admin", ...(isFullRun ? ["agent", "customer"] : [])])("%s, at every control", (account) => {
  let person: Visit;
  beforeAll(async () => {
    person = await enter(account);
    person.page.on("dialog", (dialog) => void dialog.accept());
  });
  afterAll(() => person.end());

  describe.each([
    ["lists", firstPages, walkControls],
    ["filters", firstPages, walkFilters],
    ["forms", some(newForms), walkControls],
    ["records", some(records, 100), walkControls],
  ] as const)("of %s,", (_, places, walk) => {
    it.each(places.map((place) => [place.path, place] as const))(
      "does something, which the host knows: %s",
      async (_path, place) => {
        const { page } = person;
        host.asked.splice(0);
        const seenErrors = person.errors.length;
        await page.goto(place.path, { waitUntil: "domcontentloaded" });
        await page.locator("main h1, main h2").first().waitFor();
        // An account with fewer rights gets a message.
        if ((await page.getByText("No permission to view").count()) === 0) expect(await walk(page, place)).toEqual([]);
        expect(person.errors.slice(seenErrors)).toEqual([]);
        expect(host.strange).toEqual([]);
      },
      300_000,
    );
  });
});
