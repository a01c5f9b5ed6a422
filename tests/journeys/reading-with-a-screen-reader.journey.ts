// What a screen reader is told: axe-core looks at every page of the product, in light and in dark, and finds nothing.
import type { Page } from "playwright-core";
import { afterAll, describe, expect, it, vi } from "vitest";
import { openLive } from "../contract/Host";
import { AROUND, audit, looks } from "./audit";
import { around, designed } from "./moments";
import { onTop } from "./overlays";
import { onPhone } from "./phone";
import { lists, newForms, type Place, recordsOf } from "./places";
import { goRound } from "./rounds";
import { VERIFICATION_CODE } from "./serve";
import { leave, ownAddress } from "./visit";
import { goRoundOutside } from "./visitors";

const begun = Date.now();
afterAll(async () => {
  console.log(`${looks()} pages and states of pages, in two schemes, in ${Math.round((Date.now() - begun) / 1000)} s`);
  await leave();
});
// Three hundred pages: seconds on a machine with nothing else to do, minutes on a busy one.
vi.setConfig({ testTimeout: 400_000 });

const look = (places: readonly Place[]) => goRound(places, { look: (page) => audit(page, AROUND) });

describe("a person with a screen reader", () => {
  it("is told what lists, forms and records of the definitions hold, on each of their tabs", async () => {
    process.env.PILOTHOUSE_CODE ??= VERIFICATION_CODE;
    const { client } = await openLive(ownAddress());
    const { forms, records, without } = await recordsOf(client, await client.token("admin"));
    expect(without).toEqual([]);
    expect(await look([...lists, ...newForms, ...forms, ...records])).toEqual([]);
  });
  it("is told what screens drawn by hand hold at every step, and what opens on top of a page", async () => {
    expect(await look([...designed, ...onTop])).toEqual([]);
  });
  it("is told what menu and bar hold, and what a page says that may not be seen", async () => {
    const whole = (page: Page) => audit(page);
    const forbidden = { path: "/info/order", shows: "main h1" };
    expect(await goRound(around, { look: whole })).toEqual([]);
    expect(await goRound([forbidden], { look: whole, account: "clerk" })).toEqual([]);
  });
  it("is told on a phone what each kind of page holds", async () => {
    expect(await goRound(onPhone, { look: (page) => audit(page), width: 390 })).toEqual([]);
  });
  it.each([1280, 390])("is told what public pages hold, at %d pixels", async (width) => {
    expect(await goRoundOutside((page) => audit(page), width)).toEqual([]);
  });
});
