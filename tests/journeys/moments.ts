// Menu, bar and hand-written pages, each with the steps that open it.
import type { Place } from "./places";
import {
  combineSteps,
  chooseFirst,
  expectDialog,
  fillInput,
  FORM_SELECTOR,
  HEADING_SELECTOR,
  expectInvalidField,
  pickFirst,
  pressButton,
  expectElement,
} from "./steps";
import { wordsOf } from "./words";

const say = wordsOf("en");
const CHART = "svg.recharts-surface";
const next = pressButton(say("wizard.next"));

/** Menu and bar, and the parts that open from them. Other places leave these out. */
export const shellPlaces: readonly Place[] = [
  { path: "/dashboard", shows: HEADING_SELECTOR },
  {
    path: "/dashboard",
    shows: HEADING_SELECTOR,
    steps: [pressButton(say("shell.fold_menu")), pressButton(say("shell.unfold_menu"))],
  },
  {
    path: "/dashboard",
    shows: HEADING_SELECTOR,
    steps: [combineSteps(pressButton(say("shell.language")), expectElement("[role=menu]"))],
  },
  {
    path: "/dashboard",
    shows: HEADING_SELECTOR,
    steps: [combineSteps(pressButton(say("shell.theme")), expectElement("[role=menu]"))],
  },
  {
    path: "/dashboard",
    shows: HEADING_SELECTOR,
    steps: [combineSteps(pressButton(/^Account/, false), expectElement("[role=menu]"))],
  },
  { path: "/nowhere", shows: HEADING_SELECTOR },
];

export const designedScreens: readonly Place[] = [
  { path: "/info/order", shows: CHART },
  { path: "/info/user", shows: CHART },
  { path: "/info/dev", shows: CHART, steps: [combineSteps(pressButton(/^Company:/, false), expectDialog)] },
  { path: "/info/order?from=2026-01-01&to=2026-06-30", shows: "main [role=alert]" },
  { path: "/info/user?from=2001-01-01&to=2001-01-01", shows: HEADING_SELECTOR },
  {
    path: "/user/info",
    shows: HEADING_SELECTOR,
    steps: [combineSteps(pressButton(say("own.changePassword")), expectInvalidField)],
  },
  {
    path: "/user/bills",
    shows: "main .bills-wallets header > button:enabled",
    steps: [
      combineSteps(
        (page) => page.locator("main .bills-wallets header > button").first().click(),
        (page) => page.getByRole("dialog").locator("[type=submit]").click(),
        expectElement("[role=dialog] [aria-invalid=true]"),
      ),
    ],
  },
  {
    path: "/operate/service",
    shows: "[data-feedback]",
    steps: [
      combineSteps((page) => page.locator("[data-feedback]").first().click(), expectElement("textarea[name=content]")),
      combineSteps(pressButton(say("support.answers")), expectDialog),
      combineSteps(
        (page) => page.keyboard.press("Escape"),
        pressButton(say("support.pushSettings")),
        expectElement("[role=dialog] form"),
      ),
    ],
  },
  { path: "/operate/bot", shows: `${FORM_SELECTOR} [name=name]` },
  {
    path: "/operate/bot?part=wiki",
    shows: "main summary",
    steps: [
      combineSteps(
        (page) => page.locator("main summary").first().click(),
        expectElement("main details[open] .article"),
      ),
      combineSteps(pressButton(say("support.addArticle")), expectElement("[role=dialog] form")),
    ],
  },
  {
    path: "/___api_test?call=cron.list",
    shows: FORM_SELECTOR,
    steps: [combineSteps(pressButton("Send"), expectElement("pre[data-part=answer]"))],
  },
  {
    path: "/operate/company/create",
    shows: `${FORM_SELECTOR} [name=comp_name]`,
    steps: [
      combineSteps(next, expectInvalidField),
      combineSteps(
        fillInput("comp_name", "Harbour"),
        chooseFirst("comp_type"),
        pickFirst("comp_parent_id"),
        next,
        expectElement("main [name=comp_person]"),
      ),
      combineSteps(next, expectElement("main [name=user_id]")),
      combineSteps(
        (page) => page.locator("main [name=first_account]").uncheck({ force: true }),
        next,
        expectElement("main .wizard-review, main dl"),
      ),
    ],
  },
  {
    path: "/applist/app/create",
    shows: `${FORM_SELECTOR} [name=name]`,
    steps: [
      combineSteps(
        fillInput("name", "Lookout"),
        pickFirst("comp_id"),
        next,
        expectElement("main [name=package_name_ios]"),
      ),
      combineSteps(fillInput("package_name_ios", "com.lookout.ios"), next, expectElement("main [name=cloud_id]")),
      combineSteps(next, expectElement("main dl")),
    ],
  },
  {
    path: "/vas/cdkorder/create",
    shows: `${FORM_SELECTOR} [name=spec_id]`,
    steps: [
      combineSteps(pickFirst("spec_id"), pickFirst("comp_id"), next, expectElement("main [name=number]")),
      combineSteps(fillInput("number", "25"), next, expectElement("main [name=gmt_expire]")),
      combineSteps(fillInput("gmt_expire", "2032-01-01T00:00"), next, expectElement("main dl")),
    ],
  },
];
