// For every definition that allows it, a person creates, changes and deletes a record with the generated form. Each
// language covers half of the definitions. `npm run test:full` also covers forms with the same combination of inputs as
// other forms.
import { isFullRun } from "../effort";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FieldModel } from "../../generator";
import type { Client, JsonRecord } from "../contract/Client";
import { rowsOf } from "../contract/Client";
import { callsOfResource, createDraft, declares, anotherText } from "../contract/drafts";
import { openLive } from "../contract/Host";
import { pairwise, traitsOf } from "./combinations";
import { deleteHere } from "./deleting";
import { inputBox, fillField, fieldsToFill } from "./filling";
import { readModel } from "./readModel";
import { VERIFICATION_CODE } from "./serve";
import { closePages, workerAddress, visitSignedIn, type Visit } from "./visit";
import { wordsOf } from "./words";

afterAll(closePages);

const model = readModel();
/**
 * The forms of these resources are wizards or show a key once (other journeys cover these), or need a file that already
 * exists.
 */
const APART = new Set(["access_key", "app", "company", "cdk_order", "device_file", "device_import"]);
const all = model.resources.filter(
  ({ name, path, views }) => path !== null && views.has.create && views.has.list && !APART.has(name),
);

const made = pairwise(all, (resource) => [
  ...traitsOf(
    resource,
    "input",
    fieldsToFill(resource).map(({ name }) => name),
  ),
  ...fieldsToFill(resource).flatMap(({ immutable, when }) => [
    ...(immutable ? ["given once"] : []),
    ...(Object.keys(when).length > 0 ? ["asked for at times"] : []),
  ]),
  resource.style,
  resource.views.has.edit ? "changed" : "not changed",
  declares(resource, "del") ? "deleted" : "not deleted",
]);

describe.each(["en", "zh-CN"] as const)("a person in %s", (language) => {
  const say = wordsOf(language);
  let person: Visit;
  let client: Client;
  let token = "";
  beforeAll(async () => {
    process.env.PILOTHOUSE_CODE ??= VERIFICATION_CODE;
    ({ client } = await openLive(workerAddress()));
    token = await client.token("admin");
    person = await visitSignedIn("/dashboard", { language });
  }, 60_000);
  afterAll(() => person.end());

  const nameOf = async (field: FieldModel, value: unknown): Promise<string | null> => {
    const target = model.resources.find(({ name }) => name === field.options.to);
    if (!target || !declares(target, "list")) return null;
    const [row] = rowsOf(await callsOfResource(client, token, target)("list", { [target.key]: [value] }));
    const text = row?.[(language === "en" ? null : target.titles[language]) ?? target.title];
    return typeof text === "string" && text !== "" ? text : null;
  };

  // `npm test` covers a quarter of these definitions, a full run all.
  const half = made.filter((_, index) => index % (isFullRun ? 2 : 8) === (language === "en" ? 0 : 1));

  it.each(half.map((resource) => [resource.name, resource] as const))(
    "makes, changes and deletes %s",
    async (_, resource) => {
      const { page } = person;
      const ask = callsOfResource(client, token, resource);
      const keys = async (): Promise<readonly unknown[]> =>
        rowsOf(await ask("list", { page_size: 5000 })).map((row) => row[resource.key]);
      const draft = await createDraft(client, token, model, resource);
      if (!draft) return;
      const before = new Set(await keys());
      const button = (key: string) => page.getByRole("button", { name: say(key), exact: true });

      await page.goto(`${resource.path}/create`, { waitUntil: "domcontentloaded" });
      await button("form.save").waitFor();
      for (const field of fieldsToFill(resource)) {
        const asked = Object.entries(field.when).every(([other, values]) => values.some((one) => one === draft[other]));
        if (asked) await fillField(page, field, draft[field.name], await nameOf(field, draft[field.name]));
      }
      await button("form.save").click();
      await page
        .waitForURL((url) => !url.pathname.endsWith("/create"), { timeout: 8000 })
        .catch(async (error: unknown) => {
          const faults = await page.locator("main .Mui-error, main [aria-invalid=true], [role=alert]").allInnerTexts();
          throw new Error(`${resource.name} was not saved: ${faults.join(" / ")}`, { cause: error });
        });
      const key = (await keys()).find((one) => !before.has(one));
      expect(key).toBeDefined();
      const stored = async (): Promise<JsonRecord | undefined> =>
        rowsOf(await ask("list", { [resource.key]: [key] }))[0];

      const changeable = fieldsToFill(resource).find(
        (field) =>
          !field.immutable &&
          field.name !== resource.key &&
          // A reference cannot have a text that the test invents.
          !("leads" in field.options) &&
          anotherText(model, field) !== null &&
          typeof draft[field.name] === "string",
      );
      if (resource.views.has.edit && changeable) {
        await page.goto(`${resource.path}/${encodeURIComponent(String(key))}`, { waitUntil: "domcontentloaded" });
        await button("form.save")
          .or(page.getByRole("link", { name: say("form.edit") }))
          .first()
          .waitFor();
        if ((await button("form.save").count()) === 0) await page.getByRole("link", { name: say("form.edit") }).click();
        const value = `Changed ${String(Date.now()).slice(-6)}`;
        await inputBox(page, changeable.name).fill(value);
        await button("form.save").click();
        await expect.poll(async () => (await stored())?.[changeable.name], { timeout: 8000 }).toBe(value);
      }

      if (declares(resource, "del")) {
        const below = resource.views.has.edit ? "" : "/show";
        await page.goto(`${resource.path}/${encodeURIComponent(String(key))}${below}`, {
          waitUntil: "domcontentloaded",
        });
        await deleteHere(page, resource, language);
        await expect.poll(async () => await stored(), { timeout: 8000 }).toBeUndefined();
      }
      expect(person.errors).toEqual([]);
    },
  );
});
