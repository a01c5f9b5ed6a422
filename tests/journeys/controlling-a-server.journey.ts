// The labels are read from the definitions. The server's own address answers from another origin.
import type { Locator, Page } from "playwright-core";
import { afterAll, describe, expect, it } from "vitest";
import { expectFinished, createOperator } from "./operate";
import { readModel } from "./readModel";
import { journeyLanguages } from "./combinations";
import { closePages, visitSignedIn } from "./visit";
import type { Language } from "./words";

afterAll(closePages);

/** No program listens at this address, so the server cannot be reached. */
const NOWHERE = "localhost:1";

const { enums, resources } = readModel();
const wordOf = (enumeration: string, wanted: string | number, language: Language): string =>
  enums.find(({ name }) => name === enumeration)?.values.find(({ value }) => value === wanted)?.label[language] ?? "";
const control = resources.find(({ name }) => name === "server")?.calls.find(({ name }) => name === "control")?.label;

const choose = async (page: Page, command: string): Promise<void> => {
  await page.getByRole("dialog").getByRole("combobox").click();
  await page.getByRole("option", { name: command, exact: true }).click();
};

const begin = async (language: Language) => {
  const person = await visitSignedIn("/operate/server", { language });
  const operator = createOperator(person, language);
  const dialog = person.page.getByRole("dialog");
  const label = control?.[language] ?? "";
  await operator.rows.first().waitFor();
  return {
    person,
    operator,
    dialog,
    open: async (row: Locator): Promise<void> => {
      await row.locator("[data-press=menu]").click();
      await person.page.getByRole("menuitem", { name: label, exact: true }).click();
      await dialog.waitFor();
    },
    confirm: () => dialog.getByRole("button", { name: label, exact: true }).click(),
    press: (key: string) => dialog.getByRole("button", { name: operator.say(key), exact: true }).click(),
  };
};

describe.each(journeyLanguages("en"))("an operator controls a server, in %s", (language) => {
  it("chooses a command, confirms it, and reads what the server at its own address answers", async () => {
    const { person, operator, dialog, open, confirm, press } = await begin(language);
    const { page } = person;
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/srv/ctrl") && request.method() === "POST") asked.push(request.url());
    });
    const server = operator.row("127.0.0.1:").first();
    const address = /127\.0\.0\.1:\d+/.exec(await server.innerText())?.[0] ?? "";
    for (const [command, state] of [
      ["stop", 2],
      ["start", 1],
    ] as const) {
      await open(server);
      expect(await dialog.innerText()).toContain(address);
      await choose(page, wordOf("server_command", command, language));
      await confirm();
      const answer = dialog.getByRole("status");
      await answer.getByText(wordOf("server_status", state, language), { exact: true }).waitFor();
      expect(await answer.innerText()).toContain(wordOf("server_command", command, language));
      await press("ui.close");
      await server.getByText(wordOf("server_status", state, language), { exact: true }).waitFor();
    }
    expect(asked).toEqual([`http://${address}/api/srv/ctrl`, `http://${address}/api/srv/ctrl`]);
    await expectFinished(person);
    await person.end();
  });
});

it("names the address of a server that cannot be reached, and keeps the command", async () => {
  const { person, operator, dialog, open, confirm, press } = await begin("en");
  const { page } = person;
  const elsewhere = operator.rows.filter({ hasNotText: /127\.0\.0\.1:|localhost:/ }).first();
  const [address = ""] = /\d+\.\d+\.\d+\.\d+:\d+/.exec(await elsewhere.innerText()) ?? [];
  await operator.edit(address);
  await operator.fill("http_addr", NOWHERE);
  await operator.save();
  await operator.go("/operate/server");
  await open(operator.row(NOWHERE).first());
  const reload = wordOf("server_command", "reload", "en");
  await choose(page, reload);
  await confirm();
  const message = dialog.getByRole("alert");
  await message.waitFor();
  expect(await message.innerText()).toContain(`Cannot reach ${NOWHERE} from this browser`);
  expect(await dialog.getByRole("combobox").innerText()).toBe(reload);
  await press("ui.cancel");
  await dialog.waitFor({ state: "detached" });
  await person.end();
});
