// The console with a host that only knows the specification: functions that the host lacks are not offered, and all
// others work.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { utils, write } from "xlsx";
import { Client, recordOf } from "../../contract/Client";
import { createDraft, anotherText } from "../../contract/drafts";
import { isFullRun, takeSample } from "../../effort";
import { specifiedRoutes } from "../../coverage/specification";
import { deleteHere } from "../../journeys/deleting";
import { inputBox, fillField, fieldsToFill } from "../../journeys/filling";
import { wordsOf } from "../../journeys/words";
import { readModel } from "../../journeys/readModel";
import { type Visit, goToPath } from "../../journeys/visit";
import { consoleWithHost } from "./consoleWithHost";

const { host, enter, start, stop } = consoleWithHost();
beforeAll(start);
afterAll(stop);

const model = readModel();
const screens = model.sections.flatMap((section) => section.screens);
const paths = [
  ...new Set([
    ...screens.map(({ path }) => path),
    ...model.resources.flatMap(({ path }) => (path === null ? [] : [path])),
  ]),
];

/** The page of the first record of each list. `npm test` only opens those about persons, with most extensions. */
const records = model.resources.flatMap(({ name, key, path, views, person, extensions }) => {
  if (path === null || !views.has.show || extensions.includes("list")) return [];
  const [row] = isFullRun || person?.is === "itself" ? host.rows(name) : [];
  return row === undefined ? [] : [`${path}/${encodeURIComponent(String(row[key]))}/show`];
});

describe.each(["admin", "customer", ...(isFullRun ? ["agent"] : [])])(
  "%s on a host of the specification",
  (account) => {
    it("has the menu of the host, and opens every screen in it without an error", async () => {
      const person = await enter(account);
      const { page } = person;
      const faults: string[] = [];
      let seen = 0;
      // In `npm test`, the admin opens every second screen, and the customer every sixth.
      for (const path of account === "admin" ? [...takeSample(paths, 2), ...records] : takeSample(paths, 6)) {
        await goToPath(page, path);
        await page.waitForFunction((to) => location.pathname === to || location.pathname.startsWith(`${to}/`), path);
        await page.waitForFunction(
          () =>
            (document.querySelector("main")?.innerText.trim().length ?? 0) > 10 &&
            !document.querySelector("main .ui-loading, main [aria-busy=true]"),
        );
        for (const one of person.errors.slice(seen)) faults.push(`${path}: the browser says ${one.slice(0, 300)}`);
        seen = person.errors.length;
        // The previous screen may still be visible, because React shows the next screen only when it is ready.
        const fault = async (): Promise<string | null> => {
          const text = await page.locator("main").innerText();
          const found =
            /Something went wrong|It was deleted|[Cc]annot (?:be )?reach|[Cc]ould not (?:be )?(?:load|read)/.test(text);
          const isMissed =
            account === "admin" && specifiedRoutes.includes(path) && /Page not found|No permission to view/.test(text);
          return found || isMissed ? `${path}: ${text.slice(0, 200)}` : null;
        };
        await expect
          .poll(fault)
          .toBeNull()
          .catch(async () => faults.push((await fault()) ?? path));
        // The host cannot sort.
        if ((await page.locator("main thead th button").count()) > 0) faults.push(`${path}: offers to sort`);
      }
      await person.end();
      expect(faults).toEqual([]);
      expect(host.strange).toEqual([]);
      // The console sent no request that the host refuses.
      expect(host.asked.filter(({ code }) => code !== 200).map(({ path, code }) => `${path}: ${code}`)).toEqual([]);
    });

    it("shows the owner of the account, and the balances", async () => {
      const person = await enter(account);
      const own = host.rows("account").find(({ user_id }) => user_id === account);
      const { page } = person;
      await goToPath(page, "/user/info");
      for (const [label, name, key, title] of [
        ["Company", "company", "comp_id", "comp_name"],
        ["Role", "role", "id", "name"],
      ] as const) {
        const row = host.rows(name).find((one) => one[key] === own?.[name === "role" ? "role_id" : "comp_id"]);
        // An account that may not list companies sees the key of its own company.
        const shown = page.locator("main dl > div").filter({ has: page.locator(`dt:text-is("${label}")`) });
        await shown.locator("dd", { hasText: String(row?.[title] ?? own?.comp_id) }).waitFor();
      }
      await goToPath(page, "/user/bills");
      await page.locator("[data-currency=usd] strong").filter({ hasText: "$7,460.60" }).waitFor();
      expect(person.errors).toEqual([]);
      await person.end();
    });
  },
);

/** Records whose forms have texts, numbers, enumerations, references and secrets. */
const MADE = [
  "push_template",
  "wiki_category",
  "ip_server",
  "third_party",
  "role",
  "goods_category",
  "msg_template",
  "sysnotify_user",
  "cron",
  "email_info",
  "notice_template",
  "push_platform",
];

describe("records on a host of the specification", () => {
  const say = wordsOf("en");
  let person: Visit;
  let client: Client;
  let token = "";
  beforeAll(async () => {
    person = await enter("admin");
    client = new Client((request) => fetch(request), host.address, "", "");
    token = String(
      recordOf(await client.call("/v2/user/login", { user_id: "admin", user_password: "0".repeat(64) })).acc_token,
    );
  });
  afterAll(() => person.end());

  it("point 17: are imported from a file, by the calls that the host has", async () => {
    const { page } = person;
    await page.goto("/operate/zone", { waitUntil: "domcontentloaded" });
    await page.getByRole("button", { name: say("ui.import"), exact: true }).click();
    const book = utils.book_new();
    const rows = [
      ["Zone code", "English name", "Chinese name", "Region"],
      ["nz", "New Zealand", "新西兰", "ap-nz-1"],
      ["fj", "Fiji", "", "ap-fj-1"],
    ];
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows));
    const buffer: Buffer = write(book, { type: "buffer", bookType: "xlsx" });
    const file = { name: "zones.xlsx", mimeType: "application/octet-stream", buffer };
    await page.locator("[role=dialog] input[type=file]").setInputFiles(file);
    await page.getByRole("button", { name: say("import.start", { count: 1, shown: 1 }), exact: true }).click();
    await page.getByText("Done: 1 record created").waitFor();
    expect(host.rows("zone").filter(({ zone }) => zone === "nz" || zone === "fj")).toMatchObject([
      { zone: "nz", name: "New Zealand", cn_name: "新西兰", region: "ap-nz-1" },
    ]);
    expect(host.strange).toEqual([]);
    expect(person.errors).toEqual([]);
  });

  it.each(takeSample(MADE, 6))("are made, changed and deleted, whole each time: %s", async (name) => {
    const resource = model.resources.find((one) => one.name === name);
    if (!resource) throw new Error(`no resource ${name}`);
    const { page } = person;
    const button = (key: string) => page.getByRole("button", { name: say(key), exact: true });
    const draft = await createDraft(client, token, model, resource);
    if (!draft) throw new Error(`no draft of ${name}`);
    const before = new Set(host.rows(name).map((row) => row[resource.key]));
    await page.goto(`${resource.path}/create`, { waitUntil: "domcontentloaded" });
    await button("form.save").waitFor();
    for (const field of fieldsToFill(resource)) {
      if (field.further) continue;
      if (!Object.entries(field.when).every(([other, values]) => values.some((one) => one === draft[other]))) continue;
      const target = model.resources.find((one) => one.name === field.options.to);
      const row = target && host.rows(target.name).find((one) => one[target.key] === draft[field.name]);
      await fillField(page, field, draft[field.name], row && target ? String(row[target.title]) : null);
    }
    await button("form.save").click();
    await page.waitForURL((url) => !url.pathname.endsWith("/create"));
    const key = host
      .rows(name)
      .map((row) => row[resource.key])
      .find((one) => !before.has(one));
    expect(key).toBeDefined();
    const stored = () => host.rows(name).find((row) => row[resource.key] === key);
    const made = { ...stored() };

    const changeable = fieldsToFill(resource).find(
      (field) =>
        !field.immutable &&
        field.name !== resource.key &&
        !("leads" in field.options) &&
        anotherText(model, field) !== null &&
        typeof made[field.name] === "string",
    );
    if (changeable && resource.views.has.edit) {
      await page.goto(`${resource.path}/${encodeURIComponent(String(key))}`, { waitUntil: "domcontentloaded" });
      await button("form.save")
        .or(page.getByRole("link", { name: say("form.edit") }))
        .first()
        .waitFor();
      if ((await button("form.save").count()) === 0) await page.getByRole("link", { name: say("form.edit") }).click();
      await inputBox(page, changeable.name).fill("Changed here");
      for (const field of fieldsToFill(resource).filter(({ kind }) => kind === "secret"))
        if ((await inputBox(page, field.name).count()) > 0)
          await inputBox(page, field.name).fill(String(draft[field.name]));
      await button("form.save").click();
      await expect.poll(() => stored()?.[changeable.name]).toBe("Changed here");
      // The host replaces the record, so unchanged values are kept only because they were sent.
      expect(stored()).toEqual({ ...made, [changeable.name]: "Changed here" });
    }

    await page.goto(`${resource.path}/${encodeURIComponent(String(key))}${resource.views.has.edit ? "" : "/show"}`, {
      waitUntil: "domcontentloaded",
    });
    await deleteHere(page, resource, "en");
    await expect.poll(stored).toBeUndefined();
    expect(person.errors).toEqual([]);
    expect(host.strange).toEqual([]);
  });
});
