// All pages have the same frame, and all dialogs the same layout: labels above boxes, buttons in a footer at the
// content's edge, nothing cut off.
import { afterAll, expect, it } from "vitest";
import { findLayoutFaults } from "./findLayoutFaults";
import type { Place } from "./places";
import { visitPlaces } from "./rounds";
import {
  combineSteps,
  expectDialog,
  fillInput,
  FORM_SELECTOR,
  HEADING_SELECTOR,
  pressMenuItem,
  pressButton,
  pressAction,
  ROW_SELECTOR,
  openRowMenu,
  expectElement,
  type PageStep,
} from "./steps";
import { closePages } from "./visit";
import { wordsOf } from "./words";

afterAll(closePages);

const say = wordsOf("en");

const CHART = "svg.recharts-surface";
const pages: readonly Place[] = [
  { path: "/dashboard", shows: HEADING_SELECTOR },
  { path: "/vas/order", shows: `${ROW_SELECTOR}, main .ui-card` },
  { path: "/info/order", shows: CHART },
  { path: "/operate/company/1", shows: FORM_SELECTOR },
  { path: "/operate/company/1/show", shows: HEADING_SELECTOR },
  { path: "/operate/company/create", shows: `${FORM_SELECTOR} [name=comp_name]` },
  { path: "/product/product_list/create", shows: FORM_SELECTOR },
  { path: "/user/info", shows: HEADING_SELECTOR },
  { path: "/user/bills", shows: "main .bills-wallets header > button:enabled" },
  { path: "/operate/service", shows: "[data-feedback]" },
  { path: "/operate/bot", shows: `${FORM_SELECTOR} [name=name]` },
  { path: "/___api_test?call=cron.list", shows: FORM_SELECTOR },
];

it.each([2560, 1280, 390])("starts every kind of page at the left gutter, %i pixels wide", async (width) => {
  expect(await visitPlaces(pages, { look: findLayoutFaults, width })).toEqual([]);
});

const inRow = (name: string): PageStep => combineSteps(openRowMenu, pressMenuItem(name), expectDialog);
const wallet = (at: number): PageStep =>
  combineSteps(
    (page) => page.locator("main .bills-wallets header > button").nth(at).click(),
    (page) => page.locator("[role=dialog] [name=money]").fill("1.50"),
  );
const paid = encodeURIComponent(JSON.stringify({ order_state: 3, refund_state: 0 }));

const dialogs: readonly Place[] = [
  {
    path: "/vas/order",
    shows: ROW_SELECTOR,
    steps: [combineSteps(pressButton("Place an order"), expectElement("[role=dialog] form"))],
  },
  { path: `/vas/order?filter=${paid}`, shows: ROW_SELECTOR, steps: [inRow("Request refund")] },
  { path: "/operate/company", shows: ROW_SELECTOR, steps: [inRow(say("ui.delete.button"))] },
  { path: "/operate/time_plan", shows: ROW_SELECTOR, steps: [inRow(say("ui.delete.button"))] },
  {
    path: "/operate/company/11/show",
    shows: HEADING_SELECTOR,
    steps: [combineSteps((page) => pressAction(page, say("ending.button")), expectDialog)],
  },
  { path: "/operate/server", shows: ROW_SELECTOR, steps: [inRow("Send command")] },
  { path: "/user/bills", shows: "main .bills-wallets header > button:enabled", steps: [wallet(0)] },
  { path: "/user/bills", shows: "main .bills-wallets header > button:enabled", steps: [wallet(1)] },
  {
    path: "/user/info",
    shows: HEADING_SELECTOR,
    steps: [combineSteps(pressButton(say("own.factorTurnOn")), expectDialog)],
  },
  {
    path: "/operate/service",
    shows: "[data-feedback]",
    steps: [combineSteps(pressButton(say("support.pushSettings")), expectElement("[role=dialog] form"))],
  },
  {
    path: "/operate/bot?part=wiki",
    shows: "main summary",
    steps: [combineSteps(pressButton(say("support.addArticle")), expectElement("[role=dialog] form"))],
  },
  {
    path: "/operate/time_plan/create",
    shows: `${FORM_SELECTOR} .schedule`,
    steps: [combineSteps(fillInput("name", "Half"), pressButton(say("form.cancel")), expectDialog)],
  },
];

it.each([1280, 390])("draws every dialog alike, %i pixels wide", async (width) => {
  expect(
    await visitPlaces(width < 600 ? dialogs.filter(({ shows }) => shows !== ROW_SELECTOR) : dialogs, {
      look: findLayoutFaults,
      width,
    }),
  ).toEqual([]);
});
