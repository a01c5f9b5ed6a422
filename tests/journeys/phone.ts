// Pages on a phone, and parts that open there.
import type { Place } from "./places";
import { combineSteps, openFilterStep, FORM_SELECTOR, HEADING_SELECTOR, searchList, expectElement } from "./steps";

const CHART = "svg.recharts-surface";
const CARD = "main .ui-card[data-index], main .ui-card-name";

/** One page of each kind, on a phone. */
export const phonePlaces: readonly Place[] = [
  {
    path: "/dashboard",
    shows: HEADING_SELECTOR,
    steps: [
      combineSteps((page) => page.locator(".shell-only-mobile").first().click(), expectElement("[role=dialog] nav")),
    ],
  },
  { path: "/product/device", shows: CARD },
  { path: "/operate/company", shows: CARD },
  {
    path: "/vas/order",
    shows: CARD,
    steps: [
      combineSteps(
        (page) => page.locator("main [data-press=menu], main .ui-card button[aria-haspopup]").first().click(),
        expectElement("[role=menu]"),
      ),
      // The sort menu, then the filters.
      combineSteps(
        (page) => page.keyboard.press("Escape"),
        (page) => page.locator("main .ui-pill-face").first().click(),
        expectElement("[role=dialog]"),
      ),
      openFilterStep(),
      openFilterStep(1),
    ],
  },
  { path: "/operate/time_plan/create", shows: `${FORM_SELECTOR} .schedule` },
  { path: "/operate/company/create", shows: `${FORM_SELECTOR} [name=comp_name]` },
  { path: "/info/order", shows: CHART },
  { path: "/user/info", shows: HEADING_SELECTOR },
  { path: "/user/bills", shows: "main .bills-wallets header > button:enabled" },
  {
    path: "/operate/service",
    shows: "[data-feedback]",
    steps: [
      combineSteps((page) => page.locator("[data-feedback]").first().click(), expectElement("textarea[name=content]")),
    ],
  },
  { path: "/operate/bot?part=wiki", shows: "main summary" },
  {
    path: "/product/device",
    shows: CARD,
    steps: [
      combineSteps(
        (page) =>
          page
            .locator(".ui-card-open")
            .first()
            .click({ position: { x: 24, y: 12 } }),
        expectElement("main .ui-record"),
      ),
    ],
  },
  { path: "/dashboard", shows: HEADING_SELECTOR, steps: [searchList("dev", "[role=option]")] },
];
