// Signing in and out with a host of a certain shape.
import { expect } from "vitest";
import { type Journey, model, NO_CHANGES, type HostVisit, REFUSAL_WORDS } from "./HostVisit";

export const fillSignIn = async ({ page }: HostVisit, account: string): Promise<void> => {
  const form = page.locator(".public form");
  await form.locator("input[name=account]").fill(account);
  await form.locator("input[name=password]").fill("pilothouse");
  await form.locator("button[type=submit]").click();
};

/** The message of a refused sign-in is the host's own message, or says that account or password is wrong. */
export const signIn: Journey = async (visited) => {
  const { page, person, role, host, shape, say } = visited;
  await person.open("/login");
  await fillSignIn(visited, "nobody");
  const isWorded = shape.refusals === "problem" || shape.refusals === "message";
  await page
    .locator(".public form")
    .getByText(isWorded ? REFUSAL_WORDS : say("failed.514"))
    .waitFor();
  await fillSignIn(visited, role.account);
  await page.waitForURL((url) => url.pathname !== "/login");
  const account = host.rows("account").find(({ user_id }) => user_id === role.account);
  const held = host.rows("role").find(({ id }) => String(id) === String(account?.role_id))?.menu_ids;
  const ids = new Set([held].flat().map(String));
  const keys = new Set(host.rows("menu").flatMap((row) => (ids.has(String(row.menu_id)) ? [row.menu_key] : [])));
  const screens = model.sections.flatMap((section) => section.screens);
  const granted = screens.filter(({ menu, extension }) => !extension && keys.has(menu)).map(({ path }) => path);
  const links = () => page.locator("nav a").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  await expect.poll(async () => (await links()).toSorted()).toEqual(granted.toSorted());
  return NO_CHANGES;
};

export const signOut: Journey = async (visited) => {
  const { page, host, role } = visited;
  const name = String(host.rows("account").find(({ user_id }) => user_id === role.account)?.user_name);
  await page.getByRole("button", { name }).click();
  await page.getByRole("menuitem", { name: visited.say("ra.auth.logout") }).click();
  await page.waitForURL((url) => url.pathname === "/login");
  return NO_CHANGES;
};
