// Checks every page for screen readers and for typing: axe-core finds no violation, and no box cuts off its text.
import type { Page } from "playwright-core";
import { afterAll, describe, expect, it, vi } from "vitest";
import { openLive } from "../contract/Host";
import { takeSample } from "../effort";
import { MENU_AND_BAR, auditPage, auditedPages } from "./audit";
import { findCutBoxes } from "./findCutBoxes";
import { findLayoutFaults } from "./findLayoutFaults";
import { shellPlaces, designedScreens } from "./moments";
import { overlayPlaces } from "./overlays";
import { phonePlaces } from "./phone";
import { lists, newForms, type Place, recordsOf } from "./places";
import { visitPlaces } from "./rounds";
import { VERIFICATION_CODE } from "./serve";
import { closePages, workerAddress } from "./visit";
import { visitPublicPages, publicPlaces } from "./visitors";

const begun = Date.now();
afterAll(async () => {
  console.log(`${auditedPages()} pages and states of pages in ${Math.round((Date.now() - begun) / 1000)} s`);
  await closePages();
});
// Three hundred pages take seconds on a free machine, and minutes on a busy one.
vi.setConfig({ testTimeout: 400_000 });

const look = (places: readonly Place[]) =>
  visitPlaces(places, {
    look: async (page) => [
      ...(await findCutBoxes(page)),
      ...(await findLayoutFaults(page)),
      ...(await auditPage(page, MENU_AND_BAR)),
    ],
  });

/** Every sixteenth page. In a full run, all pages. */
const some = (places: readonly Place[], at = 0): readonly Place[] => takeSample(places, 16, at);

/** Forms have the same inputs, so some of them are enough on a phone. */
const someForms = takeSample(newForms, 24);

describe("a person who types, or has a screen reader", () => {
  it("is told what lists, forms and records of the definitions hold, on each of their tabs, and sees what is typed", async () => {
    process.env.PILOTHOUSE_CODE ??= VERIFICATION_CODE;
    const { client } = await openLive(workerAddress());
    const { forms, records, without } = await recordsOf(client, await client.token("admin"));
    expect(without).toEqual([]);
    expect(await look(some([...lists, ...newForms, ...forms, ...records]))).toEqual([]);
  });
  it("is told what screens drawn by hand hold at every step, and what opens on top of a page", async () => {
    expect(await look([...some(designedScreens, 1), ...some(overlayPlaces, 2)])).toEqual([]);
  });
  it("is told what menu and bar hold, and what a page says that may not be seen", async () => {
    const whole = (page: Page) => auditPage(page);
    const forbidden = { path: "/info/order", shows: "main h1" };
    expect(await visitPlaces(takeSample(shellPlaces, 5), { look: whole })).toEqual([]);
    expect(await visitPlaces([forbidden], { look: whole, account: "clerk" })).toEqual([]);
  });
  it("is told on a phone what each kind of page holds", async () => {
    const both = async (page: Page) => [...(await findCutBoxes(page)), ...(await auditPage(page))];
    expect(await visitPlaces(some(phonePlaces, 3), { look: both, width: 390 })).toEqual([]);
    const forms = [...someForms, { path: "/operate/bot", shows: "main form [name=name]" }];
    expect(await visitPlaces(forms, { look: findCutBoxes, width: 390 })).toEqual([]);
  });
  // Each page is checked at one width; in a full run at both widths.
  it.each([
    [1280, 0],
    [390, 1],
  ])("is told what public pages hold, at %d pixels", async (width, at) => {
    expect(
      await visitPublicPages((page) => auditPage(page), { width, places: takeSample(publicPlaces, 2, at) }),
    ).toEqual([]);
  });
});
