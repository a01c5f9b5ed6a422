// All parts that open on top of pages, with the steps that open them.
import { utils, write } from "xlsx";
import type { Place } from "./places";
import {
  allSteps,
  seesDialog,
  fillInput,
  openFilterStep,
  FORM_SELECTOR,
  HEADING_SELECTOR,
  seesInvalidField,
  pressMenuItem,
  press,
  ROW_SELECTOR,
  openRowMenu,
  searchList,
  seesElement,
  type PageStep,
} from "./steps";
import { wordsOf } from "./words";

const say = wordsOf("en");

const FILTERED = "/operate/time_plan?filter=%7B%22state%22%3A1%7D";

const open =
  (name: string): PageStep =>
  async (page) => {
    await page.locator(`main [name="${name}"]`).fill("");
    await page.locator(`main .MuiAutocomplete-root:has([name="${name}"]) .MuiAutocomplete-popupIndicator`).click();
    await page.locator("[role=listbox] [role=option]").first().waitFor();
  };
const choose =
  (name: RegExp): PageStep =>
  (page) =>
    page.getByRole("option", { name }).first().click();

/** A file of SIM cards with one invalid row. */
const cards = (): Buffer =>
  write(
    {
      SheetNames: ["Cards"],
      Sheets: {
        Cards: utils.aoa_to_sheet([
          ["ICCID", "Carrier", "SIM provider", "Colour"],
          ["89860600000000000001", "China Unicom", "1", "red"],
          ["89860600000000000002", "Moonlight", "1", ""],
        ]),
      },
    },
    { type: "buffer" },
  );

export const overlayPlaces: readonly Place[] = [
  {
    path: "/dashboard",
    shows: HEADING_SELECTOR,
    steps: [searchList("dev", "[role=option]"), searchList("zzqqxx", "[role=status]")],
  },
  { path: "/product/iccid", shows: ROW_SELECTOR, steps: [allSteps(press(/^Background tasks/, false), seesDialog)] },
  {
    path: "/operate/time_plan",
    shows: ROW_SELECTOR,
    steps: [
      allSteps(openRowMenu, seesElement("[role=menu]")),
      allSteps(pressMenuItem(say("ui.delete.button")), seesElement("[role=dialog] button")),
      allSteps(press(say("ui.cancel")), (page) => page.locator(`${ROW_SELECTOR} [type=checkbox]`).first().click()),
    ],
  },
  {
    path: "/vas/order",
    shows: ROW_SELECTOR,
    steps: [
      allSteps(press(say("ui.columns.title")), seesElement("[role=dialog] .ui-columns")),
      allSteps(
        (page) => page.keyboard.press("Escape"),
        press(say("ui.export.title")),
        seesElement("[role=dialog] input"),
      ),
      openFilterStep(),
      openFilterStep(0),
      openFilterStep(1),
      openFilterStep(2),
    ],
  },
  {
    path: "/operate/server",
    shows: ROW_SELECTOR,
    steps: [allSteps(openRowMenu, pressMenuItem("Send command"), seesElement("[role=dialog] form"))],
  },
  {
    path: "/vas/order/order_bind",
    shows: ROW_SELECTOR,
    steps: [
      allSteps(press("Background export"), seesDialog),
      // An export of orders needs a range. First its toast is shown, and later only the task.
      allSteps(press("Last 3 months"), press("Excel (.xlsx)"), seesElement(".shell-toast")),
      allSteps(press(/^Background tasks/, false), seesElement("[role=dialog] .ui-tasks li")),
    ],
  },
  {
    path: "/product/iccid",
    shows: ROW_SELECTOR,
    steps: [
      allSteps(press("Import"), seesElement("[role=dialog] input[type=file]")),
      allSteps(
        (page) =>
          page.locator("[role=dialog] input[type=file]").setInputFiles({
            name: "cards.xlsx",
            mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
            buffer: cards(),
          }),
        seesElement("[role=dialog] table"),
      ),
    ],
  },
  { path: "/product/device?filter=%7B%22q%22%3A%22zzqqxx%22%7D", shows: "main .ui-list-message" },
  {
    path: "/operate/time_plan/create",
    shows: `${FORM_SELECTOR} .schedule`,
    steps: [allSteps(press(say("form.save")), seesInvalidField)],
  },
  { path: "/operate/time_plan/999999/show", shows: "main [role=alert]" },
  {
    path: "/operate/time_plan/create",
    shows: `${FORM_SELECTOR} .schedule`,
    steps: [allSteps(fillInput("name", "Half"), press(say("form.cancel")), seesDialog)],
  },
  {
    path: "/operate/company",
    shows: ROW_SELECTOR,
    steps: [(page) => page.locator("main [data-press=fold]").first().click()],
  },
  {
    path: "/product/device/PHCAM-000A1B2C3D4E/show",
    shows: "main h1",
    steps: [allSteps(press(say("ui.copy")), seesElement(".shell-toast"))],
  },
  {
    path: "/applist/app/app_url",
    shows: ROW_SELECTOR,
    steps: [allSteps(press(say("ui.qr.title")), seesElement(".ui-qr-figure svg"))],
  },
  {
    path: "/operate/company/1",
    shows: `${FORM_SELECTOR} [name=country]`,
    steps: [open("country"), allSteps(choose(/^China/), open("province")), allSteps(choose(/Guangdong/), open("city"))],
  },
  {
    path: "/operate/time_plan/create",
    shows: `${FORM_SELECTOR} .schedule`,
    steps: [
      allSteps(
        (page) => page.locator("main form [role=combobox]").first().click(),
        seesElement("[role=listbox] [role=option]"),
      ),
    ],
  },
  {
    path: FILTERED,
    shows: "main .ui-list",
    steps: [
      allSteps(press(say("ui.view.save_as")), seesDialog),
      allSteps(
        (page) => page.getByRole("dialog").getByRole("textbox").fill("Harbour"),
        press(say("ui.save")),
        seesElement(".ui-view[aria-current=true] >> text=Harbour"),
      ),
      allSteps(press(say("ui.view.more")), seesElement("[role=menu]")),
      allSteps(pressMenuItem(say("ra.action.delete")), seesDialog),
      allSteps(
        press(say("ra.action.delete")),
        (page) => page.getByRole("dialog").waitFor({ state: "detached" }),
        seesElement(".ui-view[aria-current=true]"),
      ),
    ],
  },
];
