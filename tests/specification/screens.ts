// Checks the parts of a screen: its words, and the records that the reference platform answers to an administrator.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import type { Model } from "../../generator";
import type { TestHost } from "../contract/Host";
import { callsOfResource, declares } from "../contract/drafts";

const CONSOLE = join(import.meta.dirname, "..", "..", "src", "console");

export const screenOf = (model: Model, path: string) => {
  const screen = model.sections.flatMap(({ screens }) => screens).find((one) => one.path === path);
  if (!screen) throw new Error(`there is no screen ${path}`);
  return screen;
};

/**
 * Expects that a screen has words, a menu, and a view or records. A screen that is drawn by hand-written code has
 * records of several resources.
 */
export const expectScreen = async (model: Model, { client }: TestHost, path: string): Promise<void> => {
  const screen = screenOf(model, path);
  for (const word of Object.values(screen.label)) expect(word, path).not.toBe("");
  expect(model.menus.map(({ key }) => key)).toContain(screen.menu);
  if (screen.component !== null) expect(existsSync(join(CONSOLE, `${screen.component}.tsx`)), path).toBe(true);
  else expect(screen.resources.length, path).toBeGreaterThan(0);
  const token = await client.session("admin");
  for (const name of screen.resources) {
    const resource = model.resources.find((one) => one.name === name);
    if (!resource || !declares(resource, "list")) continue;
    const reply = await callsOfResource(client, token, resource)("list", { page_size: 1 });
    expect(reply.code, name).toBe(200);
    expect(Array.isArray(reply.data), name).toBe(true);
  }
};
