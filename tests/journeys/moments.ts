// Menu, bar and hand-written pages, each with the steps that open it.
import type { Place } from "./places";
import {
  allSteps,
  chooseFirst,
  seesDialog,
  fillInput,
  FORM_SELECTOR,
  HEADING_SELECTOR,
  seesInvalidField,
  pickFirst,
  press,
  seesElement,
} from "./steps";
import { wordsOf } from "./words";

const say = wordsOf("en");
const CHART = "svg.recharts-surface";
const next = press(say("wizard.next"));

/** Menu and bar, and the parts that open from them. Other places leave these out. */
export const shellPlaces: readonly Place[] = [
  { path: "/dashboard", shows: HEADING_SELECTOR },
  {
    path: "/dashboard",
    shows: HEADING_SELECTOR,
    steps: [press(say("shell.fold_menu")), press(say("shell.unfold_menu"))],
  },
  {
    path: "/dashboard",
    shows: HEADING_SELECTOR,
    steps: [allSteps(press(say("shell.language")), seesElement("[role=menu]"))],
  },
  {
    path: "/dashboard",
    shows: HEADING_SELECTOR,
    steps: [allSteps(press(say("shell.theme")), seesElement("[role=menu]"))],
  },
  {
    path: "/dashboard",
    shows: HEADING_SELECTOR,
    steps: [allSteps(press(/^Account/, false), seesElement("[role=menu]"))],
  },
  { path: "/nowhere", shows: HEADING_SELECTOR },
];

export const designedScreens: readonly Place[] = [
  { path: "/info/order", shows: CHART },
  { path: "/info/user", shows: CHART },
  { path: "/info/dev", shows: CHART, steps: [allSteps(press(/^Company:/, false), seesDialog)] },
  { path: "/info/order?from=2026-01-01&to=2026-06-30", shows: "main [role=alert]" },
  { path: "/info/user?from=2001-01-01&to=2001-01-01", shows: HEADING_SELECTOR },
  {
    path: "/user/info",
    shows: HEADING_SELECTOR,
    steps: [allSteps(press(say("own.changePassword")), seesInvalidField)],
  },
  {
    path: "/user/bills",
    shows: "main .bills-wallets header > button:enabled",
    steps: [
      allSteps(
        (page) => page.locator("main .bills-wallets header > button").first().click(),
        (page) => page.getByRole("dialog").locator("[type=submit]").click(),
        seesElement("[role=dialog] [aria-invalid=true]"),
      ),
    ],
  },
  {
    path: "/operate/service",
    shows: "[data-feedback]",
    steps: [
      allSteps((page) => page.locator("[data-feedback]").first().click(), seesElement("textarea[name=content]")),
      allSteps(press(say("support.answers")), seesDialog),
      allSteps(
        (page) => page.keyboard.press("Escape"),
        press(say("support.pushSettings")),
        seesElement("[role=dialog] form"),
      ),
    ],
  },
  { path: "/operate/bot", shows: `${FORM_SELECTOR} [name=name]` },
  {
    path: "/operate/bot?part=wiki",
    shows: "main summary",
    steps: [
      allSteps((page) => page.locator("main summary").first().click(), seesElement("main details[open] .article")),
      allSteps(press(say("support.addArticle")), seesElement("[role=dialog] form")),
    ],
  },
  {
    path: "/___api_test?call=cron.list",
    shows: FORM_SELECTOR,
    steps: [allSteps(press("Send"), seesElement("pre[data-part=answer]"))],
  },
  {
    path: "/operate/company/create",
    shows: `${FORM_SELECTOR} [name=comp_name]`,
    steps: [
      allSteps(next, seesInvalidField),
      allSteps(
        fillInput("comp_name", "Harbour"),
        chooseFirst("comp_type"),
        pickFirst("comp_parent_id"),
        next,
        seesElement("main [name=comp_person]"),
      ),
      allSteps(next, seesElement("main [name=user_id]")),
      allSteps(
        (page) => page.locator("main [name=first_account]").uncheck({ force: true }),
        next,
        seesElement("main .wizard-review, main dl"),
      ),
    ],
  },
  {
    path: "/applist/app/create",
    shows: `${FORM_SELECTOR} [name=name]`,
    steps: [
      allSteps(fillInput("name", "Lookout"), pickFirst("comp_id"), next, seesElement("main [name=package_name_ios]")),
      allSteps(fillInput("package_name_ios", "com.lookout.ios"), next, seesElement("main [name=cloud_id]")),
      allSteps(next, seesElement("main dl")),
    ],
  },
  {
    path: "/vas/cdkorder/create",
    shows: `${FORM_SELECTOR} [name=spec_id]`,
    steps: [
      allSteps(pickFirst("spec_id"), pickFirst("comp_id"), next, seesElement("main [name=number]")),
      allSteps(fillInput("number", "25"), next, seesElement("main [name=gmt_expire]")),
      allSteps(fillInput("gmt_expire", "2032-01-01T00:00"), next, seesElement("main dl")),
    ],
  },
];
