// Menu, bar and hand-written pages, each with the steps that open it.
import type { Place } from "./places";
import { both, chooseFirst, dialog, fill, FORM, HEADING, invalid, pickFirst, press, sees } from "./steps";
import { wordsOf } from "./words";

const say = wordsOf("en");
const CHART = "svg.recharts-surface";
const next = press(say("wizard.next"));

/** Menu and bar, with what opens from them. Other places leave them out. */
export const shellPlaces: readonly Place[] = [
  { path: "/dashboard", shows: HEADING },
  { path: "/dashboard", shows: HEADING, steps: [press(say("shell.fold_menu")), press(say("shell.unfold_menu"))] },
  { path: "/dashboard", shows: HEADING, steps: [both(press(say("shell.language")), sees("[role=menu]"))] },
  { path: "/dashboard", shows: HEADING, steps: [both(press(say("shell.theme")), sees("[role=menu]"))] },
  { path: "/dashboard", shows: HEADING, steps: [both(press(/^Account/, false), sees("[role=menu]"))] },
  { path: "/nowhere", shows: HEADING },
];

export const designed: readonly Place[] = [
  { path: "/info/order", shows: CHART },
  { path: "/info/user", shows: CHART },
  { path: "/info/dev", shows: CHART, steps: [both(press(/^Company:/, false), dialog)] },
  { path: "/info/order?from=2026-01-01&to=2026-06-30", shows: "main [role=alert]" },
  { path: "/info/user?from=2001-01-01&to=2001-01-01", shows: HEADING },
  {
    path: "/user/info",
    shows: HEADING,
    steps: [both(press(say("own.changePassword")), invalid)],
  },
  {
    path: "/user/bills",
    shows: "main .bills-wallets button:enabled",
    steps: [
      both(
        (page) => page.locator("main .bills-wallets button").first().click(),
        (page) => page.getByRole("dialog").locator("[type=submit]").click(),
        sees("[role=dialog] [aria-invalid=true]"),
      ),
    ],
  },
  {
    path: "/operate/service",
    shows: "[data-feedback]",
    steps: [
      both((page) => page.locator("[data-feedback]").first().click(), sees("textarea[name=content]")),
      both(press(say("support.answers")), dialog),
      both((page) => page.keyboard.press("Escape"), press(say("support.pushSettings")), sees("[role=dialog] form")),
    ],
  },
  { path: "/operate/bot", shows: `${FORM} [name=name]` },
  {
    path: "/operate/bot?part=wiki",
    shows: "main summary",
    steps: [
      both((page) => page.locator("main summary").first().click(), sees("main details[open] .article")),
      both(press(say("support.addArticle")), sees("[role=dialog] form")),
    ],
  },
  {
    path: "/___api_test?call=cron.list",
    shows: FORM,
    steps: [both(press("Send"), sees("pre[data-part=answer]"))],
  },
  {
    path: "/operate/company/create",
    shows: `${FORM} [name=comp_name]`,
    steps: [
      both(next, invalid),
      both(
        fill("comp_name", "Harbour"),
        chooseFirst("comp_type"),
        pickFirst("comp_parent_id"),
        next,
        sees("main [name=comp_person]"),
      ),
      both(next, sees("main [name=user_id]")),
      both(
        (page) => page.locator("main [name=first_account]").uncheck({ force: true }),
        next,
        sees("main .wizard-review, main dl"),
      ),
    ],
  },
  {
    path: "/applist/app/create",
    shows: `${FORM} [name=name]`,
    steps: [
      both(fill("name", "Lookout"), pickFirst("comp_id"), next, sees("main [name=package_name_ios]")),
      both(fill("package_name_ios", "com.lookout.ios"), next, sees("main [name=cloud_id]")),
      both(next, sees("main dl")),
    ],
  },
  {
    path: "/vas/cdkorder/create",
    shows: `${FORM} [name=spec_id]`,
    steps: [
      both(pickFirst("spec_id"), pickFirst("comp_id"), next, sees("main [name=number]")),
      both(fill("number", "25"), next, sees("main [name=gmt_expire]")),
      both(fill("gmt_expire", "2032-01-01T00:00"), next, sees("main dl")),
    ],
  },
];
