// A person at the console, with a host of a certain shape.
import type { Locator } from "playwright-core";
import { expect } from "vitest";
import type { Model, ResourceModel } from "../../../generator";
import { rawKeysIn } from "../../journeys/operate";
import { readModel } from "../../journeys/readModel";
import { waitForRest, goToPage } from "../../journeys/rounds";
import { type Visit, goToPath } from "../../journeys/visit";
import { wordsOf } from "../../journeys/words";
import { specifiedCalls } from "../../coverage/specification";
import type { ShapedRow, HostShape } from "../specified/Shape";
import { SpecifiedHost } from "../specified/SpecifiedHost";
import type { Role } from "./roles";

/** Answers which changes the journey made on the host, in the form of `changesBetween`. */
export type Journey = (visited: HostVisit) => Promise<RecordChanges>;
export type RecordChanges = readonly string[];
export const NO_CHANGES: RecordChanges = [];

/** The host's own message for a refusal. */
export const REFUSAL_WORDS = "The platform says no.";
/** Rows of a page. */
export const PAGE_SIZE = 10;

export const model: Model = readModel();
/** A host with the same records, written as in the specification. */
const plain = new SpecifiedHost();
const specified = new Set(specifiedCalls.map(([path]) => path));

/** Texts that JavaScript writes for a missing value. */
const UNREAD = /\bNaN\b|\bundefined\b|\[object Object\]|Invalid Date|\bInfinity\b/;
/** Chromium reports each refused request. */
const REFUSED = /Failed to load resource.*status of (?:400|401|403)/;

export const resourceOf = (name: string): ResourceModel & { readonly path: string } => {
  const found = model.resources.find((one) => one.name === name);
  if (found === undefined || found.path === null) throw new Error(`no screen of ${name}`);
  return { ...found, path: found.path };
};

/** The console's message for a code. */
export const errorWords = (code: number, language: Role["language"]): string => {
  const found = model.errors.find((one) => one.code === code && one.context === null);
  if (found === undefined) throw new Error(`no words for ${code}`);
  return found.message[language];
};

export class HostVisit {
  readonly say;
  readonly page;
  readonly rows: Locator;

  constructor(
    readonly role: Role,
    readonly host: SpecifiedHost,
    readonly shape: HostShape,
    readonly person: Visit,
  ) {
    this.say = wordsOf(role.language);
    this.page = person.page;
    this.rows = person.page.locator("main [data-index]");
  }

  button(key: string): Locator {
    return this.page.getByRole("button", { name: this.say(key), exact: true });
  }

  /** Follows a link inside the console, and waits until the screen shows the expected elements. */
  async walk(path: string, shows = "main h1, main h2, main tr, main form"): Promise<void> {
    await goToPath(this.page, path);
    await waitForRest(this.page, shows);
  }

  /** Opens another screen, of which nothing is loaded yet. */
  async open(path: string, shows: string): Promise<void> {
    await goToPage(this.page, path);
    await waitForRest(this.page, shows);
  }

  rowsOf(name: string): readonly ShapedRow[] {
    return this.host.rows(name);
  }

  /** The record as in the specification. */
  plain(name: string, row: ShapedRow): ShapedRow {
    const { key } = resourceOf(name);
    const at = this.host.rows(name).indexOf(row);
    const { [at]: found } = plain.rows(name);
    if (found === undefined) throw new Error(`no ${name} ${String(row[key])}`);
    return found;
  }

  at(name: string, row: ShapedRow | undefined, view = ""): string {
    const { key, path } = resourceOf(name);
    if (row === undefined) throw new Error(`no record of ${name}`);
    return `${path}/${encodeURIComponent(String(row[key]))}${view}`;
  }

  /** Waits until the rows of the list are these. */
  async sees(name: string, wanted: readonly ShapedRow[]): Promise<void> {
    const { title } = resourceOf(name);
    const missing = async () => {
      const texts = await this.rows.allInnerTexts();
      return wanted.map((row) => String(row[title])).filter((text, index) => !texts[index]?.includes(text));
    };
    await expect.poll(missing).toEqual([]);
    await expect.poll(() => this.rows.count()).toBe(wanted.length);
  }

  /** Texts and requests that must never occur. */
  async faults(): Promise<readonly string[]> {
    const text = await this.page.locator("body").innerText();
    const outside = this.host.asked
      .filter(({ path }) => !specified.has(path))
      .map(({ path }) => `${path}: not specified`);
    return [
      ...this.host.strange,
      ...outside,
      ...this.host.misshaped,
      ...this.person.errors.filter((error) => !REFUSED.test(error)),
      ...rawKeysIn(text),
      ...(UNREAD.exec(text) ?? []),
    ];
  }
}
