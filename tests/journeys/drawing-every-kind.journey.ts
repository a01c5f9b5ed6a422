// Every kind of screen is drawn whole, in both themes, at three widths and in three languages. `npm test` draws one of
// these combinations, `npm run test:full` draws all of them.
import { afterAll, expect, it } from "vitest";
import { pickVariant } from "../sample";
import { findDrawingFaults } from "./findDrawingFaults";
import type { Place } from "./places";
import { visitPlaces } from "./rounds";
import { combineSteps, FORM_SELECTOR, HEADING_SELECTOR, openRowMenu, ROW_SELECTOR, expectElement } from "./steps";
import { closePages, visit } from "./visit";
import { visitPublicPages, publicPlaces } from "./visitors";

afterAll(closePages);

const LIST = `${ROW_SELECTOR}, main .ui-card`;
const RECORD = "main .ui-record-main:not(:has(> [aria-busy=true]))";

const kinds: readonly Place[] = [
  { path: "/dashboard", shows: HEADING_SELECTOR },
  { path: "/vas/order", shows: LIST },
  { path: "/product/device", shows: LIST },
  { path: "/operate/company", shows: LIST },
  { path: "/vas/order?view=.refund_waiting", shows: LIST },
  { path: "/operate/company/1/show", shows: RECORD },
  { path: "/operate/company/1", shows: FORM_SELECTOR },
  { path: "/product/product_list/create", shows: FORM_SELECTOR },
  { path: "/operate/time_plan/create", shows: FORM_SELECTOR },
  { path: "/info/order", shows: "svg.recharts-surface" },
  { path: "/user/bills", shows: HEADING_SELECTOR },
  { path: "/operate/service", shows: "[data-feedback]" },
  { path: "/operate/bot", shows: `${FORM_SELECTOR} [name=name]` },
  { path: "/user/info", shows: HEADING_SELECTOR },
  { path: "/nowhere", shows: HEADING_SELECTOR },
];
/** Parts that open on top of a list. */
const onTop: readonly Place[] = [
  { path: "/vas/order", shows: ROW_SELECTOR, steps: [combineSteps(openRowMenu, expectElement("[role=menu]"))] },
  {
    path: "/product/device",
    shows: ROW_SELECTOR,
    steps: [
      combineSteps((page) => page.locator("main .ui-filter-add").click(), expectElement(".ui-filter-fields button")),
    ],
  },
];

const PLANTED = `
  <style>body { font-family: Georgia } button, p { font-family: inherit; border: 0 } div { position: relative } b { position: absolute; top: 0; left: 0 }</style>
  <button style="font-family: Arial">Other font</button>
  <select aria-label="Raw"></select>
  <a href="/">Raw link</a>
  <div>Below<b>Above</b></div>
  <p style="width: 40px; overflow: hidden; white-space: nowrap">Cut at the side</p>
  <p style="height: 10px; overflow: hidden; line-height: 20px">Cut below</p>
  <p>ui.action.ask</p>
  <p style="width: 3000px">Wide</p>`;

it("notices each planted fault, so that it would notice one of a screen", async () => {
  const { page, end } = await visit();
  await page.setContent(PLANTED);
  expect((await findDrawingFaults(page)).map((fault) => fault.replace(/(Arial).*/, "$1"))).toEqual([
    '"Other font" has the font Arial',
    '"Raw" is a raw browser control',
    '"Raw link" has the browser\'s colour of links',
    '"Cut at the side" is cut at its side',
    '"Cut below" is cut below',
    '"BelowAbove" and "Above" overlap',
    "the key ui.action.ask",
    "the page scrolls sideways",
  ]);
  await end();
});

/** Codes are not tried, because the platform slows down visitors who try many. */
const outside = publicPlaces.map(({ steps = [], ...place }) => ({
  ...place,
  steps: place.path === "/live_cdk" ? steps.slice(0, 1) : steps,
}));

const languages = ["en", "zh-CN", "zh-TW"] as const;
const combinations = languages.flatMap((language) =>
  ([390, 820, 1280] as const).flatMap((width) =>
    (["light", "dark"] as const).map((theme) => ({ language, width, theme })),
  ),
);

it.each(pickVariant(combinations))(
  "draws every kind of screen whole in $language, $width pixels wide, $theme",
  async (manner) => {
    const places = manner.width < 600 ? kinds : [...kinds, ...onTop];
    expect(await visitPlaces(places, { look: findDrawingFaults, ...manner })).toEqual([]);
    expect(await visitPublicPages(findDrawingFaults, { ...manner, places: outside })).toEqual([]);
  },
);
