// All parts that open on top of pages, with the steps that open them.
import { utils, write } from "xlsx";
import type { Place } from "./places";
import {
  combineSteps,
  expectDialog,
  fillInput,
  openFilterStep,
  FORM_SELECTOR,
  HEADING_SELECTOR,
  expectInvalidField,
  pressMenuItem,
  pressButton,
  ROW_SELECTOR,
  openRowMenu,
  searchList,
  expectElement,
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
  {
    path: "/product/iccid",
    shows: ROW_SELECTOR,
    steps: [combineSteps(pressButton(/^Background tasks/, false), expectDialog)],
  },
  {
    path: "/operate/time_plan",
    shows: ROW_SELECTOR,
    steps: [
      combineSteps(openRowMenu, expectElement("[role=menu]")),
      combineSteps(pressMenuItem(say("ui.delete.button")), expectElement("[role=dialog] button")),
      combineSteps(pressButton(say("ui.cancel")), (page) =>
        page.locator(`${ROW_SELECTOR} [type=checkbox]`).first().click(),
      ),
    ],
  },
  {
    path: "/vas/order",
    shows: ROW_SELECTOR,
    steps: [
      combineSteps(pressButton(say("ui.columns.title")), expectElement("[role=dialog] .ui-columns")),
      combineSteps(
        (page) => page.keyboard.press("Escape"),
        pressButton(say("ui.export.title")),
        expectElement("[role=dialog] input"),
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
    steps: [combineSteps(openRowMenu, pressMenuItem("Send command"), expectElement("[role=dialog] form"))],
  },
  {
    path: "/vas/order/order_bind",
    shows: ROW_SELECTOR,
    steps: [
      combineSteps(pressButton("Background export"), expectDialog),
      // An export of orders needs a range. First its toast is shown, and later only the task.
      combineSteps(pressButton("Last 3 months"), pressButton("Excel (.xlsx)"), expectElement(".shell-toast")),
      combineSteps(pressButton(/^Background tasks/, false), expectElement("[role=dialog] .ui-tasks li")),
    ],
  },
  {
    path: "/product/iccid",
    shows: ROW_SELECTOR,
    steps: [
      combineSteps(pressButton("Import"), expectElement("[role=dialog] input[type=file]")),
      combineSteps(
        (page) =>
          page.locator("[role=dialog] input[type=file]").setInputFiles({
            name: "cards.xlsx",
            mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
            buffer: cards(),
          }),
        expectElement("[role=dialog] table"),
      ),
    ],
  },
  { path: "/product/device?filter=%7B%22q%22%3A%22zzqqxx%22%7D", shows: "main .ui-list-message" },
  {
    path: "/operate/time_plan/create",
    shows: `${FORM_SELECTOR} .schedule`,
    steps: [combineSteps(pressButton(say("form.save")), expectInvalidField)],
  },
  { path: "/operate/time_plan/999999/show", shows: "main [role=alert]" },
  {
    path: "/operate/time_plan/create",
    shows: `${FORM_SELECTOR} .schedule`,
    steps: [combineSteps(fillInput("name", "Half"), pressButton(say("form.cancel")), expectDialog)],
  },
  {
    path: "/operate/company",
    shows: ROW_SELECTOR,
    steps: [(page) => page.locator("main [data-press=fold]").first().click()],
  },
  {
    path: "/product/device/PHCAM-000A1B2C3D4E/show",
    shows: "main h1",
    steps: [combineSteps(pressButton(say("ui.copy")), expectElement(".shell-toast"))],
  },
  {
    path: "/applist/app/app_url",
    shows: ROW_SELECTOR,
    steps: [combineSteps(pressButton(say("ui.qr.title")), expectElement(".ui-qr-figure svg"))],
  },
  {
    path: "/operate/company/1",
    shows: `${FORM_SELECTOR} [name=country]`,
    steps: [
      open("country"),
      combineSteps(choose(/^China/), open("province")),
      combineSteps(choose(/Guangdong/), open("city")),
    ],
  },
  {
    path: "/operate/time_plan/create",
    shows: `${FORM_SELECTOR} .schedule`,
    steps: [
      combineSteps(
        (page) => page.locator("main form [role=combobox]").first().click(),
        expectElement("[role=listbox] [role=option]"),
      ),
    ],
  },
  {
    path: FILTERED,
    shows: "main .ui-list",
    steps: [
      combineSteps(pressButton(say("ui.view.save_as")), expectDialog),
      combineSteps(
        (page) => page.getByRole("dialog").getByRole("textbox").fill("Harbour"),
        pressButton(say("ui.save")),
        expectElement(".ui-view[aria-current=true] >> text=Harbour"),
      ),
      combineSteps(pressButton(say("ui.view.more")), expectElement("[role=menu]")),
      combineSteps(pressMenuItem(say("ra.action.delete")), expectDialog),
      combineSteps(
        pressButton(say("ra.action.delete")),
        (page) => page.getByRole("dialog").waitFor({ state: "detached" }),
        expectElement(".ui-view[aria-current=true]"),
      ),
    ],
  },
];
