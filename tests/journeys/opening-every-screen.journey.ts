// Opens every route of the definitions as super admin in English. Each shows rows or the designed content, words
// instead of keys, no Chinese, and no browser errors. In Chinese, opens hand-written screens, and enough generated
// screens to combine every two kinds of columns or inputs. The commit decides which language `npm test` opens.
import { afterAll, describe, expect, it } from "vitest";
import { takeSample } from "../effort";
import { pickVariant } from "../sample";
import { inputsOf, pairwise, traitsOf } from "./combinations";
import { readModel } from "./readModel";
import { closePages, visit, visitSignedIn, type Visit, goToPath } from "./visit";
import { MESSAGE_KEY_PATTERN } from "./wordKeys";

afterAll(closePages);

const model = readModel();
const screens = model.sections.flatMap((section) => section.screens);
const routes = [
  ...new Set([
    ...screens.map(({ path }) => path),
    ...model.resources.flatMap(({ path }) => (path === null ? [] : [path])),
  ]),
];
/** Hand-written screens, which have no list of rows. */
const designed = new Set(screens.filter(({ component }) => component !== null).map(({ path }) => path));
const lists = new Set(
  model.resources.flatMap(({ path, calls, views }) =>
    path !== null &&
    views.has.list &&
    views.overrides.List === undefined &&
    calls.some(({ verb }) => verb === "list") &&
    !designed.has(path)
      ? [path]
      : [],
  ),
);

const fewLists = new Set(
  pairwise(
    model.resources.filter(({ path }) => path !== null && lists.has(path)),
    (resource) => traitsOf(resource, "column", resource.views.list.columns),
  ).map(({ path }) => path),
);
const fewRoutes = routes.filter((path) => !lists.has(path) || fewLists.has(path));
const made = model.resources.filter(({ path, views }) => path !== null && views.has.create);
const fewMade = pairwise(made, (resource) => traitsOf(resource, "input", inputsOf(resource)));

const CHINESE = /\p{Script=Han}/u;
/** Languages named in their own language, and the bots of the demo, which are buttons in their list. */
const OWN_NAMES = new Set(["简体中文", "繁體中文", "中文", "繁体中文", "小领", "小領"]);
const isChinese = (words: string): boolean =>
  words.split("\n").some((line) => CHINESE.test(line) && !OWN_NAMES.has(line.trim()));

/** The texts of the interface without data: cells, values and messages of people are left out. */
const interfaceWords = (person: Visit): Promise<readonly string[]> =>
  person.page.evaluate(() =>
    [
      ...document.querySelectorAll(
        "nav a, nav button, th, label, main h1, [role=tab], main button, legend, header button",
      ),
    ]
      .filter(
        (element) => element.closest("tbody, [role=row], [data-record], [data-feedback], .ui-conversation") === null,
      )
      .flatMap((element) => [
        element.getAttribute("aria-label") ?? "",
        element instanceof HTMLElement ? element.innerText : "",
      ])
      .map((text) => text.trim())
      .filter((text) => text !== ""),
  );

const settled = async (person: Visit, path: string): Promise<void> => {
  const { page } = person;
  await page.waitForFunction((to) => location.pathname === to || location.pathname.startsWith(`${to}/`), path);
  if (lists.has(path)) await page.locator("main tbody tr[aria-rowindex] td, main [role=treeitem]").first().waitFor();
  else await page.waitForFunction(() => (document.querySelector("main")?.innerText.trim().length ?? 0) > 20);
};

const PUBLIC = [
  "/login",
  "/register",
  "/forgotten",
  "/link3_login",
  "/live_cdk",
  "/live_play",
  "/authorize",
  "/nowhere",
];

describe.each(pickVariant(["en", "zh-CN"] as const))("the super admin in %s", (language) => {
  it("finds every screen finished", async () => {
    const person = await visitSignedIn("/dashboard", { language });
    await person.page.locator("main").first().waitFor();
    const faults: string[] = [];
    let seen = 0;
    for (const path of language === "en" ? routes : fewRoutes) {
      try {
        await goToPath(person.page, path);
        await settled(person, path);
      } catch (error) {
        faults.push(`${path}: ${String(error).split("\n")[0]}`);
      }
      for (const one of person.errors.slice(seen)) faults.push(`${path}: the browser says ${one.slice(0, 300)}`);
      seen = person.errors.length;
      const text = await person.page.locator("body").innerText();
      for (const key of new Set(text.match(MESSAGE_KEY_PATTERN))) faults.push(`${path}: the key ${key}`);
      if (language !== "en") continue;
      for (const words of new Set(await interfaceWords(person)))
        if (isChinese(words)) faults.push(`${path}: ${words} in English`);
    }
    await person.end();
    expect(faults).toEqual([]);
  });

  it("finds public pages finished", async () => {
    for (const path of takeSample(PUBLIC, 2, language === "en" ? 0 : 1)) {
      const person = await visit({ language });
      await person.open(`${path}?lang=${language === "en" ? "en" : "zh-CN"}`);
      await person.page.waitForFunction(() => document.body.innerText.trim().length > 20);
      const text = await person.page.locator("body").innerText();
      expect(text.match(MESSAGE_KEY_PATTERN) ?? [], path).toEqual([]);
      expect(person.errors, path).toEqual([]);
      await person.end();
    }
  });

  it("opens every form that makes a record", async () => {
    const person = await visitSignedIn("/dashboard", { language });
    const faults: string[] = [];
    let seen = 0;
    for (const { path } of language === "en" ? made : fewMade) {
      try {
        await goToPath(person.page, `${path}/create`);
        await person.page.locator("main form :is(input, textarea, [role=combobox])").first().waitFor();
      } catch (error) {
        faults.push(`${path}/create: ${String(error).split("\n")[0]}`);
      }
      for (const one of person.errors.slice(seen)) faults.push(`${path}/create: the browser says ${one.slice(0, 300)}`);
      seen = person.errors.length;
      const text = await person.page.locator("body").innerText();
      for (const key of new Set(text.match(MESSAGE_KEY_PATTERN))) faults.push(`${path}/create: the key ${key}`);
      if (language !== "en") continue;
      for (const words of new Set(await interfaceWords(person)))
        if (isChinese(words)) faults.push(`${path}/create: ${words} in English`);
    }
    await person.end();
    expect(faults).toEqual([]);
  });
});
