// Adding, changing and deleting with a host of a certain shape.
import { expect } from "vitest";
import type { FieldModel } from "../../../generator";
import { deleteHere } from "../../journeys/deleting";
import { tickRow } from "../../journeys/tickRow";
import { inputBox, fillField, fieldsToFill } from "../../journeys/filling";
import type { ShapedRow } from "../specified/Shape";
import { fillSignIn } from "./signing";
import {
  type RecordChanges,
  errorWords,
  type Journey,
  NO_CHANGES,
  PAGE_SIZE,
  resourceOf,
  type HostVisit,
  REFUSAL_WORDS,
} from "./HostVisit";

/** The host's message for a refused field. */
const AT_FIELD = "Not like this.";

/** The first text field of the form that is not the key. */
const textOf = (name: string): FieldModel => {
  const { fields, key, views } = resourceOf(name);
  const shown = views.form.flatMap((group) => group.fields);
  const found = fields.find(
    (field) =>
      field.kind === "text" && shown.includes(field.name) && field.name !== key && !field.immutable && !field.readonly,
  );
  if (found === undefined) throw new Error(`no text of ${name}`);
  return found;
};

const openForm = async (visited: HostVisit, path: string): Promise<void> => {
  await visited.open(path, "main form :is(input, textarea)");
  await visited.button("form.save").waitFor();
};

/** The keyboard is used, because the message of a field may move the button away from the mouse. */
const save = (visited: HostVisit): Promise<void> => visited.button("form.save").press("Enter");

/** Changes a text field of a record. */
const rename = async (
  visited: HostVisit,
  name: string,
  row: ShapedRow | undefined,
  text: string,
): Promise<RecordChanges> => {
  const { name: field } = textOf(name);
  const { key } = resourceOf(name);
  await openForm(visited, visited.at(name, row));
  await inputBox(visited.page, field).fill(text);
  // The host does not answer secrets and replaces records, so they must be entered again.
  for (const { name: secret } of fieldsToFill(resourceOf(name)).filter(({ kind }) => kind === "secret"))
    await inputBox(visited.page, secret).fill(TYPED.secret ?? "");
  await save(visited);
  const stored = () => visited.rowsOf(name).find((one) => String(one[key]) === String(row?.[key]));
  await visited.page.waitForURL((url) => url.pathname !== visited.at(name, row));
  expect(stored()?.[field]).toBe(text);
  return [`${name} ${String(row?.[key])}: ${field}`];
};

export const renameRecord: Journey = (visited) =>
  rename(visited, visited.role.renamed, visited.rowsOf(visited.role.renamed)[0], "Renamed here");

/** Values to enter, by the name of a field or by its kind. */
const TYPED: Readonly<Record<string, string>> = {
  ver: "1.2.3",
  user_id: "made.here",
  email: "made@harbour.example",
  phone: "13800138000",
  cron: "0 3 * * *",
  money: "9.50",
  integer: "3",
  secret: "Secret 7 made here",
};

const add = async (visited: HostVisit, name: string): Promise<ShapedRow> => {
  const { page } = visited;
  const { path, key } = resourceOf(name);
  const before = new Set(visited.rowsOf(name).map((row) => row[key]));
  await openForm(visited, `${path}/create`);
  for (const field of fieldsToFill(resourceOf(name)))
    if (!field.further && (field.kind === "cron" || (await inputBox(page, field.name).count()) > 0))
      await fillField(page, field, TYPED[field.name] ?? TYPED[field.kind] ?? `Made ${field.name}`, null);
  await save(visited);
  await page.waitForURL((url) => !url.pathname.endsWith("/create"));
  const made = visited.rowsOf(name).filter((row) => !before.has(row[key]));
  expect(made).toHaveLength(1);
  const [row = {}] = made;
  const { pathname } = new URL(page.url());
  expect([path, visited.at(name, row), visited.at(name, row, "/show")]).toContain(pathname);
  return row;
};

/** Adds a record, changes it, and deletes it. */
export const createRecord =
  (name: string): Journey =>
  async (visited) => {
    const { page, host, role } = visited;
    const made = await add(visited, name);
    const before = host.held();
    const changes = await rename(visited, name, made, "Changed here");
    expect(host.changesSince(before)).toEqual(changes);
    const { key, path, views } = resourceOf(name);
    if (!page.url().includes(visited.at(name, made)))
      await visited.walk(visited.at(name, made, views.has.show ? "/show" : ""));
    await deleteHere(page, resourceOf(name), role.language === "en" ? "en" : "zh-CN");
    await page.waitForURL((url) => url.pathname === path);
    expect(visited.rowsOf(name).map((row) => String(row[key]))).not.toContain(String(made[key]));
    return NO_CHANGES;
  };

export const changeMany: Journey = async (visited) => {
  const { page, say } = visited;
  const [name, field] = visited.role.many;
  const { path, key } = resourceOf(name);
  await visited.walk(`${path}?page=1&perPage=${PAGE_SIZE}`, "main [data-index]");
  for (const at of [0, 1]) await tickRow(page, say, at);
  const bar = page.getByRole("toolbar", { name: say("ui.select.label") });
  const edit = bar.getByRole("button", { name: say("bulk.edit") });
  const more = bar.getByRole("button", { name: say("ui.bulk.more") });
  await edit.or(more).first().waitFor();
  if (await edit.isVisible()) await edit.click();
  else {
    await more.click();
    await page.getByRole("menuitem", { name: say("bulk.edit") }).click();
  }
  const label = resourceOf(name).fields.find((one) => one.name === field)?.label[visited.role.language] ?? "";
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: label, exact: true }).click();
  await dialog.locator(`[name="${field}"]`).fill("Changed together");
  await dialog.getByRole("button", { name: say("ui.bulk.go", { action: say("bulk.edit_verb"), count: 2 }) }).click();
  await dialog.waitFor({ state: "detached" });
  return visited
    .rowsOf(name)
    .filter((row) => row[field] === "Changed together")
    .map((row) => `${name} ${String(row[key])}: ${field}`);
};

/** The form shows the reason, at the field if possible, and keeps the typed values. Then the form is saved. */
export const isRefused: Journey = async (visited) => {
  const { role, host, shape, page, say } = visited;
  const row = visited.rowsOf(role.renamed)[0];
  const field = textOf(role.renamed).name;
  const set = resourceOf(role.renamed).calls.find(({ verb }) => verb === "set")?.path ?? "";
  host.refused.set(set, { [field]: "invalid.exists" });
  await openForm(visited, visited.at(role.renamed, row));
  await inputBox(page, field).fill("Refused at first");
  await save(visited);
  const words = {
    code: say("invalid.exists"),
    problem: AT_FIELD,
    message: REFUSAL_WORDS,
    status: errorWords(400, role.language),
  }[shape.refusals];
  await page.getByText(words).first().waitFor();
  if (shape.refusals === "code" || shape.refusals === "problem")
    await expect.poll(() => inputBox(page, field).getAttribute("aria-invalid")).toBe("true");
  expect(await inputBox(page, field).inputValue()).toBe("Refused at first");
  host.refused.clear();
  await save(visited);
  await expect.poll(() => visited.rowsOf(role.renamed)[0]?.[field]).toBe("Refused at first");
  return [`${role.renamed} ${String(row?.[resourceOf(role.renamed).key])}: ${field}`];
};

/** The session ends while a form is open. After signing in again, people continue. */
export const signInAgain: Journey = async (visited) => {
  const { role, host, page } = visited;
  const row = visited.rowsOf(role.renamed)[0];
  const field = textOf(role.renamed).name;
  await openForm(visited, visited.at(role.renamed, row));
  await inputBox(page, field).fill("Saved later");
  host.forgetSessions();
  await save(visited);
  const dialog = page.locator("dialog.again");
  await dialog.waitFor();
  expect(await inputBox(page, field).inputValue()).toBe("Saved later");
  await fillSignIn(visited, role.account);
  await dialog.waitFor({ state: "detached" });
  await expect.poll(() => visited.rowsOf(role.renamed)[0]?.[field]).toBe("Saved later");
  return [`${role.renamed} ${String(row?.[resourceOf(role.renamed).key])}: ${field}`];
};
